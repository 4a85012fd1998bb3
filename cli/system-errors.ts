/** The system's error codes in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'this is a folder',
  EACCES: 'no permission',
  EPERM: 'not permitted',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
  EFBIG: 'the file would exceed the size limit',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reported an error',
};

/** Errors that the next file would have too. */
const STOPS_ALL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

/** The error in words, for one line. */
export const reasonOf = (error: unknown): string => REASONS[codeOf(error)] ?? String((error as Error).message ?? error);

export const stopsAll = (error: unknown): boolean => STOPS_ALL.has(codeOf(error));

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
