import { MM_PER_INCH } from '../geometry/units.ts';
import type { Tag } from './inspection.ts';

/** What a file states about itself, as far as it can be written. */
export interface Stated {
  /** When the photo was taken, such as `2026-11-29T10:19:54`. */
  taken?: string | undefined;
  author?: string | undefined;
  copyright?: string | undefined;
  caption?: string | undefined;
  keywords?: string | undefined;
  /** Dots per inch. */
  dpi?: number | undefined;
}

/* The names of EXIF, XMP and IPTC, in this order. */
const TIMES = ['DateTimeOriginal', 'DateTimeDigitized', 'CreateDate', 'DateCreated', 'DateTime', 'tIME'] as const;
const AUTHORS = ['Artist', 'creator', 'By-line', 'Author'] as const;
const COPYRIGHTS = ['Copyright', 'rights', 'CopyrightNotice'] as const;
const CAPTIONS = ['ImageDescription', 'description', 'Caption-Abstract', 'Description'] as const;
const KEYWORDS = ['subject', 'Keywords'] as const;

const FULL_DATE = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/;

/** The date in the form of `Changes.date`; undefined for one without a time, and for a clock that was never set. */
function dateOf(text: string): string | undefined {
  const [, year, month, day, hour, minute, second = '00'] = FULL_DATE.exec(text) ?? [];
  return year === undefined || year === '0000' ? undefined : `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

function resolutionIn(tags: readonly Tag[]): number | undefined {
  // EXIF's before a JPEG's own.
  const byName = (name: string) => {
    const named = tags.filter((tag) => tag.name === name);
    return named.find(({ source }) => source === 'exif') ?? named[0];
  };
  const [, perMetre] = /^(\d+) × \d+ per metre$/.exec(byName('pHYs')?.value ?? '') ?? [];
  if (perMetre) return Math.round((Number(perMetre) * MM_PER_INCH) / 1000);
  const x = byName('XResolution');
  const unit = tags.find((tag) => tag.name === 'ResolutionUnit' && tag.directory === x?.directory)?.value ?? '';
  const number = Number(x?.value);
  if (!x || !(number > 0) || !/^(?:inch|cent)/.test(unit)) return undefined;
  return Math.round(unit.startsWith('cent') ? (number * MM_PER_INCH) / 10 : number);
}

/** Returns what a file states. Each value is of the first tag that has one. */
export function statedIn(tags: readonly Tag[]): Stated {
  const own = tags.filter(({ source, directory }) => source !== 'icc' && directory !== 'IFD1');
  const valuesOf = (name: string) =>
    own.flatMap((tag) => (tag.name === name && tag.value.trim() !== '' ? [tag.value] : []));
  const first = (names: readonly string[]) => names.flatMap(valuesOf)[0];
  const lists = KEYWORDS.map(valuesOf);
  return {
    taken: TIMES.flatMap(valuesOf).flatMap((text) => dateOf(text) ?? [])[0],
    author: first(AUTHORS),
    copyright: first(COPYRIGHTS),
    caption: first(CAPTIONS),
    keywords: lists.find((list) => list.length > 0)?.join(', '),
    dpi: resolutionIn(own),
  };
}
