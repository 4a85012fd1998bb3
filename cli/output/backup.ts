import { constants, copyFile, link } from 'node:fs/promises';

const EXTENSION = '.orig';

/** The errors of file systems without hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Keeps a file that is about to be replaced, as `photo.jpg.orig`, or with the next free number: nothing is ever overwritten. The
 * name has no picture's extension, so that no later run finds it.
 * @returns the path of the backup
 * @throws the system's error; then there is none
 */
export async function keepBeside(path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const backup = `${path}${EXTENSION}${number === 1 ? '' : number}`;
    try {
      await linkOrCopy(path, backup);
      return backup;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** A second name for the same bytes takes no time and no space, and is there at once or not at all. */
async function linkOrCopy(path: string, backup: string): Promise<void> {
  try {
    await link(path, backup);
  } catch (error) {
    if (!WITHOUT_LINKS.has(codeOf(error))) throw error;
    await copyFile(path, backup, constants.COPYFILE_EXCL);
  }
}
