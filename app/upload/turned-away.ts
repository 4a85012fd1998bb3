import { uploadWords } from '#words/upload.ts';

/** Why files were not taken, in the order in which the reasons are listed. */
const REASONS = ['too-many-files', 'file-too-large', 'file-invalid-type', 'other'] as const;
type Reason = (typeof REASONS)[number];

const REASON_WORDS: Readonly<Record<Reason, (count: number) => string>> = {
  'too-many-files': uploadWords.overLimit,
  'file-too-large': uploadWords.areTooLarge,
  'file-invalid-type': uploadWords.areNoImages,
  other: uploadWords.couldNotBeRead,
};

/** A file that was not taken; of several errors the first is told. */
export interface Rejection {
  file: File;
  errors: readonly { code: string; message: string }[];
}

/** What of the files that came at once was not taken, and why. */
export interface TurnedAway {
  /** How many of each kind; absent where one file alone came, of which there is nothing to count. */
  summary?: string | undefined;
  /** Names by reason, for those who want to know. */
  groups: { words: string; names: string[] }[];
  /** Images above the limit of the page. */
  tooLarge: File[];
  /** Images for which there was no room. */
  tooMany: File[];
}

/** @param taken how many came in */
export function turnedAway(rejections: readonly Rejection[], taken: number): TurnedAway {
  const byReason = Map.groupBy(rejections, reasonOf);
  const groups = REASONS.flatMap((reason) => {
    const files = byReason.get(reason) ?? [];
    const names = files.map(({ file }) => file.name || uploadWords.nameless);
    return names.length > 0 ? [{ words: REASON_WORDS[reason](names.length), names }] : [];
  });
  const counts = [...(taken > 0 ? [uploadWords.taken(taken)] : []), ...groups.map(({ words }) => words)];
  const filesOf = (reason: Reason) => (byReason.get(reason) ?? []).map(({ file }) => file);
  return {
    summary: rejections.length + taken > 1 ? `${counts.join(', ')}.` : undefined,
    groups,
    tooLarge: filesOf('file-too-large'),
    tooMany: filesOf('too-many-files'),
  };
}

function reasonOf({ errors: [error] }: Rejection): Reason {
  return REASONS.find((reason) => reason === error?.code) ?? 'other';
}
