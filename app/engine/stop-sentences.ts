import type { Result, StopReason } from '#engine';

/** Why the work ended where it did, where that is worth a word. */
const SENTENCES: Record<StopReason, string | undefined> = {
  done: undefined,
  'already-small': 'This file is already as small as it was asked to be, so it was left as it is.',
  ineffective: 'Writing this image anew would not have made it smaller, so you get your original back.',
  'target-met': undefined,
  'best-that-fits': 'This is the best quality that fits into the size you asked for.',
  'nothing-fits':
    'Nothing within these settings fits into the size you asked for; this is the smallest file that was found. Smaller dimensions or another format will go further.',
  'search-failed': 'The size you asked for could not be reached with these settings, so you get your original back.',
};

export function stopSentence({ stop }: Pick<Result, 'stop'>): string | undefined {
  return SENTENCES[stop];
}
