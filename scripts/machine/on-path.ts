import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of a program on the PATH. A path is returned as it is if there is a program. */
export function onPath(command: string): string | undefined {
  const folders = isAbsolute(command) ? [''] : (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, command + ending))).find(isProgram);
}
