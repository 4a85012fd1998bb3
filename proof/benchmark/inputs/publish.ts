import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Input } from '../../photos.ts';
import { filesOf } from '../../serve/page.ts';

/** The page of all engines, by its folder in build/. */
export const BENCH_PAGE = 'bench-page';
/** Where a driver finds the pictures. */
export const FILES = filesOf(BENCH_PAGE);

/** Puts a picture where the page finds it. */
export const publish = ({ name, bytes }: Input): Promise<void> => writeFile(join(FILES, name), bytes);
