import { uploadWords } from '#words/upload.ts';
import type { Rejection } from './turned-away.ts';

interface Limits {
  maxFiles: number;
  maxSizeMb: number;
}

/** Why a file was refused: the first of several reasons. */
export function rejectionMessage(
  { errors: [error] }: Pick<Rejection, 'errors'>,
  { maxFiles, maxSizeMb }: Limits,
): string {
  switch (error?.code) {
    case 'file-too-large':
      return uploadWords.tooLarge(maxSizeMb);
    case 'file-invalid-type':
      return uploadWords.wrongType;
    case 'too-many-files':
      return uploadWords.tooMany(maxFiles);
    default:
      return error?.message || uploadWords.failed;
  }
}
