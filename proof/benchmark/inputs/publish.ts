import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Input } from '../../photos.ts';
import { filesOf } from '../../serve/page.ts';

/** The page with all libraries, by its folder in build/. */
export const BENCH_PAGE = 'bench-page';
/** The path at which a driver finds the pictures. */
export const FILES = filesOf(BENCH_PAGE);

/** Copies a picture to where the page finds it. */
export const publish = ({ name, bytes }: Input): Promise<void> => writeFile(join(FILES, name), bytes);
