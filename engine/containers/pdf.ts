import { concatenate } from '../bytes.ts';
import { ImageError } from '../errors.ts';
import type { Size } from '../geometry.ts';
import { readJpegFrame } from '../metadata/jpeg-frame.ts';
import { layOutPage, type PageLayout, type Sheet } from './sheet.ts';

/*
 * Documents whose pages are JPEGs, their bytes unchanged (ISO 32000-1). A document of one page begins with that page, so
 * that many can be bound into one without a byte of a picture being read: see docs/decisions/0030-documents.md.
 */

/** A page as the file has it: numbers and names of PDF, and where its streams are. */
interface Leaf<Data> {
  /** Width and height in points. */
  box: string;
  /** Operators that place the picture. */
  content: string;
  /** The picture's dictionary but for its length and its colours. */
  picture: string;
  /** Of the picture: 1 or 3. */
  components: number;
  jpeg: Data;
  profile?: Data | undefined;
}

type Part = Uint8Array<ArrayBuffer> | Blob;
const lengthOf = (part: Part) => (part instanceof Blob ? part.size : part.length);

/** Where a point (right, up) of the stored picture stands on the upright one, by orientation: s and t of u and v. */
const UPRIGHT: readonly (readonly [su: number, sv: number, s: number, tu: number, tv: number, t: number])[] = [
  [1, 0, 0, 0, 1, 0],
  [-1, 0, 1, 0, 1, 0],
  [-1, 0, 1, 0, -1, 1],
  [1, 0, 0, 0, -1, 1],
  [0, -1, 1, -1, 0, 1],
  [0, 1, 0, -1, 0, 1],
  [0, 1, 0, 1, 0, 0],
  [0, -1, 1, 1, 0, 0],
];

/** A hundredth of a point is 3.5 micrometres. */
const points = (value: number) => String(Math.round(value * 100) / 100);

/** Operators that draw the image `P` into its place, upright. */
function placing({ picture: { x, y, width, height } }: PageLayout, orientation: number): string {
  const [su, sv, s, tu, tv, t] = UPRIGHT[orientation - 1] ?? [1, 0, 0, 0, 1, 0];
  const matrix = [width * su, height * tu, width * sv, height * tv, x + width * s, y + height * t];
  return `${matrix.map(points).join(' ')} cm /P Do`;
}

/**
 * A PDF of one page with a JPEG on it, its bytes unchanged.
 * @param upright the picture's size in pixels as it is to be seen
 * @param orientation 1 to 8, as EXIF has it, which no reader of PDF heeds in a JPEG
 * @throws {ImageError} `unsupported` for a JPEG that readers of PDF do not show rightly
 */
export async function wrapInPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  upright: Size,
  sheet: Sheet,
  orientation = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = readJpegFrame(jpeg);
  if (!frame?.usual) throw new ImageError('unsupported', 'PDF: not a JPEG that every reader shows');
  const page = layOutPage(upright, sheet);
  const leaf: Leaf<Uint8Array<ArrayBuffer>> = {
    box: `${points(page.width)} ${points(page.height)}`,
    content: placing(page, orientation),
    picture: `/Width ${frame.width}/Height ${frame.height}`,
    components: frame.components,
    jpeg,
    profile: frame.profile,
  };
  // Nothing but arrays went in.
  return concatenate(document([leaf]) as Uint8Array<ArrayBuffer>[]);
}

/**
 * One document of several of one page each that were made here, in their order. Pictures are not read: the result refers
 * to the bytes where they are.
 * @throws {ImageError} `unsupported` for any other document
 */
export async function bindPdfs(documents: readonly Blob[]): Promise<Blob> {
  const leaves = await Promise.all(documents.map(leafOf));
  return new Blob(document(leaves), { type: 'application/pdf' });
}

/** Every page has so many objects: itself, what places its picture, the picture, and the profile of its colours. */
const OBJECTS = 4;
const CATALOG = 1;
const PAGES = 2;
const FIRST = 3;

function document(leaves: readonly Leaf<Part>[]): Part[] {
  const parts: Part[] = [];
  const offsets: number[] = [];
  let at = 0;
  const write = (...written: (string | Part)[]) => {
    for (const part of written) {
      const bytes = typeof part === 'string' ? latin1(part) : part;
      parts.push(bytes);
      at += lengthOf(bytes);
    }
  };
  const object = (number: number, ...body: (string | Part)[]) => {
    offsets[number] = at;
    write(`${number} 0 obj\n`, ...body, '\nendobj\n');
  };
  const stream = (dictionary: string, data: string | Part): (string | Part)[] => [
    `<<${dictionary}/Length ${typeof data === 'string' ? data.length : lengthOf(data)}>>stream\n`,
    data,
    '\nendstream',
  ];

  // Bytes above 127 in the second line tell programs that this is no text.
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  for (const [index, leaf] of leaves.entries()) {
    const page = FIRST + index * OBJECTS;
    const [content, picture, profile] = [page + 1, page + 2, page + 3];
    const plain = leaf.components === 1 ? '/DeviceGray' : '/DeviceRGB';
    const colours = leaf.profile ? `[/ICCBased ${profile} 0 R]` : plain;
    object(
      page,
      `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${leaf.box}]/Contents ${content} 0 R`,
      `/Resources<</XObject<</P ${picture} 0 R>>>>>>`,
    );
    object(content, ...stream('', leaf.content));
    object(
      picture,
      ...stream(
        `/Type/XObject/Subtype/Image${leaf.picture}/BitsPerComponent 8/Filter/DCTDecode/ColorSpace${colours}`,
        leaf.jpeg,
      ),
    );
    if (leaf.profile) object(profile, ...stream(`/N ${leaf.components}/Alternate${plain}`, leaf.profile));
    else object(profile, 'null');
  }
  const kids = leaves.map((_, index) => `${FIRST + index * OBJECTS} 0 R`).join(' ');
  object(PAGES, `<</Type/Pages/Count ${leaves.length}/Kids[${kids}]>>`);
  object(CATALOG, `<</Type/Catalog/Pages ${PAGES} 0 R>>`);
  const table = at;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<</Size ${offsets.length}/Root ${CATALOG} 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return parts;
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** More than a page takes before its picture's bytes, and than stands between those and a profile's. */
const HEAD = 1024;
const FRONT =
  /\/MediaBox\[0 0 ([\d. ]+)\].*?>>stream\n(.*?)\nendstream.*?\/Image(\/Width \d+\/Height \d+)\/.*?\/Length (\d+)>>stream\n/s;
const PROFILE = /^\nendstream\nendobj\n\d+ 0 obj\n<<\/N (\d)\/Alternate[^>]*\/Length (\d+)>>stream\n/;
const GREY = '/ColorSpace/DeviceGray';

/** Reads back what `document` wrote of a single page. */
async function leafOf(file: Blob): Promise<Leaf<Blob>> {
  const head = await textAt(file, 0);
  const [front, box = '', content = '', picture = '', length] = FRONT.exec(head) ?? [];
  if (front === undefined) throw new ImageError('unsupported', 'PDF: not a page that was made here');
  const start = head.indexOf(front) + front.length;
  const end = start + Number(length);
  const [between, components, profileLength] = PROFILE.exec(await textAt(file, end)) ?? [];
  const at = end + (between?.length ?? 0);
  return {
    box,
    content,
    picture,
    components: components ? Number(components) : front.includes(GREY) ? 1 : 3,
    jpeg: file.slice(start, end),
    profile: between === undefined ? undefined : file.slice(at, at + Number(profileLength)),
  };
}

async function textAt(file: Blob, from: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(from, from + HEAD).arrayBuffer());
  return String.fromCharCode(...bytes);
}
