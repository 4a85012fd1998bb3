import type { Loading } from './settings.ts';

/** The files of one format. */
export interface Source {
  mediaType: string;
  /** By ascending width. */
  files: readonly { name: string; width: number; bytes: number }[];
}

const totalOf = ({ files }: Source) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Returns the formats in the order of the code, smallest first, because a browser takes the first that it knows. Those that
 * save nothing are left out.
 * @param sources the last is for all browsers
 */
export function worthwhile<S extends Source>(sources: readonly S[]): S[] {
  const last = sources.at(-1);
  if (!last) return [];
  const others = sources.slice(0, -1).filter((source) => totalOf(source) < totalOf(last));
  return [...others.sort((a, b) => totalOf(a) - totalOf(b)), last];
}

export interface PictureCode {
  /** In the order in which a browser is offered them. The last is for all browsers. */
  sources: readonly Source[];
  /** The largest file, in pixels: browsers reserve space by its proportions. */
  size: { width: number; height: number };
  /** The largest width on the page, in CSS pixels; absent if it is as wide as the window. */
  shown?: number | undefined;
  loading: Loading;
  alt: string;
  /** The place of the files. */
  folder: string;
  /** The address of a tiny picture, shown until the file has loaded. */
  background?: string | undefined;
  /** In base64. */
  thumbHash?: string | undefined;
}

/** For browsers without `srcset`, the smallest file with at least this width. */
const USUAL_WIDTH = 800;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A folder as the beginning of an address, without the characters that separate addresses in `srcset`. */
export function folderAddress(folder: string): string {
  const plain = folder.trim();
  if (plain === '') return '';
  const address = plain.replaceAll('\\', '/').replace(/[\s,"<>]/g, (character) => encodeURIComponent(character));
  return address.endsWith('/') ? address : `${address}/`;
}

/** @returns the value of `sizes`: the width of the image on the page */
export function sizesOf(shown: number | undefined): string {
  return shown === undefined ? '100vw' : `(min-width: ${shown}px) ${shown}px, 100vw`;
}

/** Attributes on lines of their own. */
function element(name: string, attributes: readonly (readonly [string, string | number])[], indent: string): string {
  const lines = attributes.map(([key, value]) => `${indent}  ${key}="${escaped(String(value))}"`);
  return [`${indent}<${name}`, ...lines, `${indent}>`].join('\n');
}

/** The HTML that loads the file that fits the screen. Without further formats it is a plain `img`. */
export function pictureCode(code: PictureCode): string {
  const { sources, size, shown, loading, alt, background, thumbHash } = code;
  const folder = folderAddress(code.folder);
  const sizes = sizesOf(shown);
  const last = sources.at(-1);
  if (!last) return '';
  const usual = last.files.find(({ width }) => width >= USUAL_WIDTH) ?? last.files.at(-1);
  const style = [
    'width: 100%',
    ...(shown === undefined ? [] : [`max-width: ${shown}px`]),
    'height: auto',
    ...(background ? [`background: url(${background}) center / cover no-repeat`] : []),
  ];
  const others = sources.slice(0, -1);
  const indent = others.length > 0 ? '  ' : '';
  const srcset = ({ files }: Source) =>
    files.map(({ name, width }) => `${folder}${name} ${width}w`).join(`,\n${indent}    `);
  const image = element(
    'img',
    [
      ['src', `${folder}${usual?.name}`],
      ['srcset', srcset(last)],
      ['sizes', sizes],
      ['width', size.width],
      ['height', size.height],
      ['alt', alt],
      ['loading', loading],
      ...(loading === 'eager' ? ([['fetchpriority', 'high']] as const) : []),
      ['decoding', 'async'],
      ['style', style.join('; ')],
      ...(thumbHash ? ([['data-thumbhash', thumbHash]] as const) : []),
    ],
    indent,
  );
  if (others.length === 0) return image;
  const rest = others.map((source) =>
    element(
      'source',
      [
        ['type', source.mediaType],
        ['srcset', srcset(source)],
        ['sizes', sizes],
      ],
      indent,
    ),
  );
  return ['<picture>', ...rest, image, '</picture>'].join('\n');
}

/** A page with the picture alone, for trying the code next to its files. */
export function trialPage(title: string, code: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>body { margin: 0 }</style>
</head>
<body>
<main>
${code}
</main>
</body>
</html>
`;
}
