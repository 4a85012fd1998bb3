import { refusalWords } from '#words/refusal.ts';

/** Why files were refused, in the order of the list. */
const REASONS = ['too-many-files', 'file-too-large', 'file-invalid-type', 'other'] as const;
type Reason = (typeof REASONS)[number];

const REASON_WORDS: Readonly<Record<Reason, (count: number) => string>> = {
  'too-many-files': refusalWords.overLimit,
  'file-too-large': refusalWords.areTooLarge,
  'file-invalid-type': refusalWords.areNoImages,
  other: refusalWords.couldNotBeRead,
};

/** A refused file. The first of several errors counts. */
export interface Rejection {
  file: File;
  errors: readonly { code: string; message: string }[];
}

/** The refused files of one drop, and the reasons. */
export interface TurnedAway {
  /** The numbers per reason; absent for a single file. */
  summary?: string | undefined;
  /** Names by reason, on request. */
  groups: { words: string; names: string[] }[];
  /** Images above the page's limit. */
  tooLarge: File[];
  /** Images for which there was no space. */
  tooMany: File[];
}

/** @param taken the number of accepted files */
export function turnedAway(rejections: readonly Rejection[], taken: number): TurnedAway {
  const byReason = Map.groupBy(rejections, reasonOf);
  const groups = REASONS.flatMap((reason) => {
    const files = byReason.get(reason) ?? [];
    const names = files.map(({ file }) => file.name || refusalWords.nameless);
    return names.length > 0 ? [{ words: REASON_WORDS[reason](names.length), names }] : [];
  });
  const counts = [...(taken > 0 ? [refusalWords.taken(taken)] : []), ...groups.map(({ words }) => words)];
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
