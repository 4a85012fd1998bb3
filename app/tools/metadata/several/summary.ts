import { metadataWords } from '#words/metadata.ts';
import type { Row, Rows } from './clean-list.ts';

const hasPlace = ({ reveals }: Row) => reveals?.some(({ code }) => code === 'place' || code === 'placeName') ?? false;
const isSerial = ({ reveals }: Row) => reveals?.some(({ code }) => code === 'serial') ?? false;
const isOther = ({ reveals }: Row) => (reveals?.length ?? 0) > 0;

const { several } = metadataWords;
/** What matters most comes first. */
const SENTENCES = [
  [hasPlace, several.placed],
  [isSerial, several.numbered],
  [isOther, several.telling],
] as const;

/** What a list of files reveals, in one sentence. */
export function summaryOf(files: number, rows: Rows): string {
  const read = [...rows.values()].filter(({ reveals, error }) => reveals || error !== undefined);
  if (read.length < files) return several.reading(read.length, files);
  for (const [isIn, sentence] of SENTENCES) {
    const count = read.filter(isIn).length;
    if (count > 0) return sentence(count, files);
  }
  return read.some(({ isPartial }) => isPartial) ? metadataWords.partial : several.nothing;
}
