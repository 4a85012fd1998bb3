import type { Read } from '#engine/inspect/requests.ts';
import { metadataWords } from '#words/metadata.ts';

/** A sentence with more is not read. */
const MOST_PARTS = 4;
const LONGEST_NAME = 40;

const short = (text: string) => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text);
/** EXIF's date, whose colons no reader expects. */
const dateOf = (text: string) => text.replace(/^(\d{4}):(\d\d):(\d\d)/, '$1-$2-$3');

type Sentenced = Pick<Read, 'reveals' | 'removable'> & { isPartial?: boolean | undefined };

/** What matters most about a file, in one sentence. */
export function sentenceOf({ reveals, removable, isPartial }: Sentenced): string {
  const { parts, nothing, little, partial } = metadataWords;
  if (removable === 0) return isPartial ? partial : nothing;
  if (reveals.length === 0) return little;
  const texts = reveals.slice(0, MOST_PARTS).map((each) => {
    switch (each.code) {
      case 'place':
        return parts.place(each.metres);
      case 'time':
        return parts.time(dateOf(each.text));
      case 'placeName':
      case 'person':
      case 'camera':
        return parts[each.code](short(each.text));
      default:
        return parts[each.code];
    }
  });
  return metadataWords.reveals(texts);
}
