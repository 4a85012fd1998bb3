import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from '../serve.ts';

/** A picture to work on: in memory for Node, and under its name where the page fetches it. */
export interface Input {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Puts a picture where the page finds it. */
export async function publish(input: Input): Promise<Input> {
  await mkdir(FILES, { recursive: true });
  await writeFile(join(FILES, input.name), input.bytes);
  return input;
}
