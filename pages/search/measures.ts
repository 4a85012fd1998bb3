/** The numbers of a query, and the remaining words. Sizes are in kilobytes of 1024 bytes, sides in pixels. */
export interface Measures {
  kb?: number;
  /** The lower end of a range of sizes, in kilobytes. */
  leastKb?: number;
  width?: number;
  height?: number;
  /** Both sides on paper, and the resolution if it is named. */
  paper?: { width: number; height: number; unit: 'mm' | 'in'; dpi?: number };
  /** A number of pixels without a side. */
  side?: number;
  /** Dots per inch, for print. */
  dpi?: number;
  percent?: number;
  /** A number next to the word quality. */
  quality?: number;
  /** Numbers without a unit. */
  bare: number[];
  /** The remaining words, in order, without recognised numbers. */
  rest: string;
}

const DPI = 300;
const INCHES = { inch: 1, inches: 1, in: 1, cm: 1 / 2.54, mm: 1 / 25.4 } as const;

const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,3})?)`;
const PX = '(?: ?(?:px|pixels?|pix|pxl))?';
const PAPER = new RegExp(
  String.raw`\b${NUMBER} ?(?:inch(?:es)?|cm|mm|in)? ?(?:x|by) ?${NUMBER} ?(inch(?:es)?|cm|mm|in)\b`,
);
const PAIR = new RegExp(String.raw`\b(\d{2,5})${PX} ?(?:x|by) ?(\d{2,5})${PX}(?![\d.]| ?[km]i?[bo]\b)`);
/** 2k, 4k, 5k and 8k are sizes of screens. */
const BYTES = new RegExp(
  String.raw`\b(?![2458] ?k\b)${NUMBER} ?(kilobytes?|kilo|kbytes?|kib|kbs?|ko|k|megabytes?|mega|mbytes?|mib|mbs?|megs?|mo|m|gigabytes?|gb|bytes?|octets?)\b`,
);
/** "20 to 50 kb": the unit is that of both. */
const RANGE = /\b(\d{1,5}) (?:to|and) (\d{1,5}) ?(kb|mb|ko|mo)\b/;
/** Resolutions that people type. */
const RESOLUTION = /\b(\d{2,4}) ?(?:dpi|ppi)\b|\b(?:dpi|ppi) (?:to |of |at )(\d{2,4})\b/;
const PASSPORT = /\b(?:passport|visa)\b/;
const PERCENT = /\b(\d{1,3}) ?(?:%|percent\b|pct\b|prozent\b)/;
const QUALITY = /\bquality (?:of |to |at |is |= ?)?(\d{1,3})\b|\b(\d{1,3}) ?(?:%|percent|pct|prozent)? ?quality\b/;
const SIDE_AFTER = /\b(width|wide|height|high|tall) ?(?:of |to |at |is |=|:)? ?(\d{2,5})(?: ?(?:px|pixels?|pix))?\b/g;
const SIDE_BEFORE = /\b(\d{2,5})(?: ?(?:px|pixels?|pix))? ?(?:in |of )?(width|wide|height|high|tall)\b/g;
const ONE_SIDE = /\b(\d{2,5}) ?(?:px|pixels?|pix|pxl)\b/;

/** "iPhone 15", and "20 photos". */
const BEFORE_VERSION = /\b(?:iphone|ipad|ios|android|windows|galaxy|pixel) $/;
const COUNTED = /^ (?:photos|pictures|images|pics|files|fotos|bilder)\b/;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  five: '5',
  ten: '10',
  twenty: '20',
  fifty: '50',
  hundred: '100',
  half: '0.5',
};

/** Lower case, no accents, single spaces, `×` and `*` as x, arrows as "to", decimal commas as points. */
export function normalise(query: string): string {
  return (
    query
      .slice(0, 100)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .replace(/[×✕✖⨯]/g, 'x')
      .replace(/(\d) ?\* ?(\d)/g, '$1x$2')
      .replace(/-+>|=+>|→|➡|>+/g, ' to ')
      // "20-50 kb"
      .replace(/(\d) ?([km]b)? ?[-–] ?(\d+ ?[km]b)/g, '$1$2 to $3')
      .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
      .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
      .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
      .replace(/[^\p{L}\p{N}.%]+/gu, ' ')
      // A name of two words, the first of which is another format.
      .replace(/\bjpe?g xl\b/g, 'jxl')
      .replace(
        /\b(one|two|three|five|ten|twenty|fifty|hundred|half)(?: an?)? (?=(?:kb|mb|kilobytes?|megabytes?|megs?|mega)\b)/g,
        (_, word) => `${NUMBER_WORDS[word]} `,
      )
      // "kb 100" means "100 kb".
      .replace(
        /(?<!\d ?)\b([km]b|dpi|ppi|px|mm|cm) (\d[\d.]*(?: ?x ?\d[\d.]*)?)\b(?! ?(?:[km]b|dpi|ppi|px|mm|cm)\b)/g,
        '$2 $1',
      )
      .replace(/\b(?:by|in|to) half\b|\bhalf (?:of )?(?:the |its |original )*size\b/g, '50%')
      .replace(/\bdouble (?:the |its |original )*size\b/g, '200%')
      .trim()
  );
}

/** @param text as `normalise` returns it */
export function takeMeasures(text: string): Measures {
  if (!/\d/.test(text)) return { bare: [], rest: text.replace(/[%.]/g, ' ') };
  const measures: Measures = { bare: [], rest: '' };
  let rest = ` ${text} `;
  /** Removes the first match from the text. */
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };

  const resolution = take(RESOLUTION);
  if (resolution) measures.dpi = Number(resolution[1] ?? resolution[2]);
  const dpi = measures.dpi ?? DPI;
  const paper = PAPER.exec(rest);
  // "640x480 in png" is not a paper size: nobody prints 640 inches.
  if (paper && (paper[3] !== 'in' || Math.max(Number(paper[1]), Number(paper[2])) <= 60)) {
    take(PAPER);
    const inches = INCHES[paper[3] as keyof typeof INCHES];
    measures.width = Math.round(Number(paper[1]) * inches * dpi);
    measures.height = Math.round(Number(paper[2]) * inches * dpi);
    measures.dpi = dpi;
    measures.paper = onPaper(Number(paper[1]), Number(paper[2]), paper[3] as keyof typeof INCHES, resolution && dpi);
  }
  const pair = measures.width ? undefined : take(PAIR);
  if (pair) {
    const [wide, high] = [Number(pair[1]), Number(pair[2])];
    // "Passport photo 35x45" never means pixels.
    const isPrinted = PASSPORT.test(rest) && Math.max(wide, high) < 100;
    const factor = isPrinted ? dpi * INCHES.mm : 1;
    if (isPrinted) {
      measures.dpi = dpi;
      measures.paper = onPaper(wide, high, 'mm', resolution && dpi);
    }
    measures.width = Math.round(wide * factor);
    measures.height = Math.round(high * factor);
  }
  const quality = take(QUALITY);
  if (quality) measures.quality = Number(quality[1] ?? quality[2]);
  const percent = take(PERCENT);
  if (percent) measures.percent = Number(percent[1]);
  if (!measures.width && !measures.height) takeSides();
  takeBytes();
  const side = take(ONE_SIDE);
  if (side && !measures.width && !measures.height) {
    const second = take(ONE_SIDE);
    if (second) {
      measures.width = Number(side[1]);
      measures.height = Number(second[1]);
    } else measures.side = Number(side[1]);
  }
  rest = rest.replace(/(?<![\w.])\d{1,6}(?:\.\d+)?(?![\w.])/g, (number, at: number, whole: string) => {
    // "jpg 2 png" means "jpg to png".
    if (number === '2') return number;
    const isName = BEFORE_VERSION.test(whole.slice(0, at)) || COUNTED.test(whole.slice(at + number.length));
    if (!isName) measures.bare.push(Number(number));
    return ' ';
  });
  measures.rest = rest.replace(/[%.]/g, ' ').replace(/ +/g, ' ').trim();
  return measures;

  /** "width 1280 height 720" and "1280 wide 720 high": the first token, a word or a number, determines the order. */
  function takeSides(): void {
    const wordFirst = rest.search(/\b(?:width|wide|height|high|tall)\b/);
    const numberFirst = rest.search(
      /\b\d{2,5}(?: ?(?:px|pixels?|pix))? ?(?:in |of )?(?:width|wide|height|high|tall)\b/,
    );
    const before = numberFirst >= 0 && (wordFirst < 0 || numberFirst < wordFirst);
    rest = rest.replace(before ? SIDE_BEFORE : SIDE_AFTER, (_, first: string, second: string) => {
      const [word, number] = before ? [second, first] : [first, second];
      measures[word === 'width' || word === 'wide' ? 'width' : 'height'] ??= Number(number);
      return ` ${word} `;
    });
  }

  /**
   * "from 5 mb to 500 kb", "between 20 kb and 50 kb", "20 to 50 kb": the last one is the limit, unless "from" precedes it. A smaller one
   * before it is the least size.
   */
  function takeBytes(): void {
    rest = rest.replace(RANGE, '$1 $3 to $2 $3');
    const first = BYTES.exec(rest);
    if (!first) return;
    take(BYTES);
    measures.kb = kilobytes(first);
    const start = rest.search(BYTES);
    const second = take(BYTES);
    if (
      second &&
      !rest
        .slice(0, start + 1)
        .trimEnd()
        .endsWith('from')
    ) {
      measures.kb = kilobytes(second);
      if (kilobytes(first) < measures.kb) measures.leastKb = kilobytes(first);
    }
  }
}

/** Centimetres are millimetres to a tenth. */
function onPaper(
  width: number,
  height: number,
  unit: keyof typeof INCHES,
  dpi: number | undefined,
): NonNullable<Measures['paper']> {
  const resolution = dpi && { dpi };
  if (unit !== 'cm' && unit !== 'mm') return { width, height, unit: 'in', ...resolution };
  const [wide = 0, high = 0] = [width, height].map((side) => (unit === 'cm' ? Math.round(100 * side) / 10 : side));
  return { width: wide, height: high, unit: 'mm', ...resolution };
}

function kilobytes([, value, unit = '']: RegExpExecArray): number {
  const factor = unit.startsWith('k') ? 1 : unit.startsWith('m') ? 1024 : unit.startsWith('g') ? 1024 ** 2 : 1 / 1024;
  return Number(value) * factor;
}
