import { SENTENCES } from './sentences.ts';
import type { Rejection } from './turned-away.ts';

interface Limits {
  maxFiles: number;
  maxSizeMb: number;
}

/** Why a file was turned away. Of several reasons the first is told. */
export function rejectionMessage(
  { errors: [error] }: Pick<Rejection, 'errors'>,
  { maxFiles, maxSizeMb }: Limits,
): string {
  switch (error?.code) {
    case 'file-too-large':
      return SENTENCES.tooLarge(maxSizeMb);
    case 'file-invalid-type':
      return SENTENCES.wrongType;
    case 'too-many-files':
      return SENTENCES.tooMany(maxFiles);
    default:
      return error?.message || SENTENCES.failed;
  }
}
