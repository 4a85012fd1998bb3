import { concatenate } from '../../bytes/concatenate.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Size } from '../../geometry/steps.ts';
import { readJpegFrame } from '../jpeg/frame-header.ts';
import type { Sheet } from './page-layout.ts';
import { layOutPage, type PageLayout } from './page-layout.ts';

/*
 * Documents whose pages are JPEGs with unchanged bytes (ISO 32000-1). A document of one page begins with that page, so
 * that documents can be bound without reading a picture's bytes: see docs/decisions/0030-documents.md.
 */

/** A page: PDF operators and dictionaries, and its streams. */
interface Page<Data> {
  /** Width and height in points, for the MediaBox. */
  box: string;
  /** The content stream, which positions the picture. */
  content: string;
  /** The picture's dictionary without length and colour space. */
  picture: string;
  /** Colour components of the picture: 1 or 3. */
  components: number;
  jpeg: Data;
  profile?: Data | undefined;
}

type Part = Uint8Array<ArrayBuffer> | Blob;
const lengthOf = (part: Part) => (part instanceof Blob ? part.size : part.length);

/** Maps coordinates (right, up) of the stored picture to the upright one, by EXIF orientation: s and t from u and v. */
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

/** Operators that draw the image `P` at its position, upright. */
function drawing({ picture: { x, y, width, height } }: PageLayout, orientation: number): string {
  const [su, sv, s, tu, tv, t] = UPRIGHT[orientation - 1] ?? [1, 0, 0, 0, 1, 0];
  const matrix = [width * su, height * tu, width * sv, height * tv, x + width * s, y + height * t];
  return `${matrix.map(points).join(' ')} cm /P Do`;
}

/**
 * Wraps a JPEG with unchanged bytes into a PDF of one page.
 * @param upright the size of the upright picture in pixels
 * @param orientation EXIF's, 1 to 8; PDF readers ignore the tag inside a JPEG
 * @throws {ImageError} `unsupported` for a JPEG that PDF readers do not display correctly
 */
export async function wrapInPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  upright: Size,
  sheet: Sheet,
  orientation = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = readJpegFrame(jpeg);
  if (!frame?.usual) throw new ImageError('unsupported', 'PDF: not a JPEG that every reader shows');
  const layout = layOutPage(upright, sheet);
  const page: Page<Uint8Array<ArrayBuffer>> = {
    box: `${points(layout.width)} ${points(layout.height)}`,
    content: drawing(layout, orientation),
    picture: `/Width ${frame.width}/Height ${frame.height}`,
    components: frame.components,
    jpeg,
    profile: frame.profile,
  };
  // All parts are arrays here, not blobs.
  return concatenate(document([page]) as Uint8Array<ArrayBuffer>[]);
}

/**
 * Binds documents of one page, written by this engine, in order. The result references the pictures' bytes without reading them.
 * @throws {ImageError} `unsupported` for other documents
 */
export async function bindPdfs(documents: readonly Blob[]): Promise<Blob> {
  const pages = await Promise.all(documents.map(parsePage));
  return new Blob(document(pages), { type: 'application/pdf' });
}

/** Objects per page: the page, its content stream, the picture, and the ICC profile. */
const OBJECTS_PER_PAGE = 4;
const CATALOG = 1;
const PAGES = 2;
const FIRST = 3;

function document(pages: readonly Page<Part>[]): Part[] {
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

  // Bytes above 127 in the second line mark the file as binary.
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  for (const [index, page] of pages.entries()) {
    const first = FIRST + index * OBJECTS_PER_PAGE;
    const [content, picture, profile] = [first + 1, first + 2, first + 3];
    const plain = page.components === 1 ? '/DeviceGray' : '/DeviceRGB';
    const colours = page.profile ? `[/ICCBased ${profile} 0 R]` : plain;
    object(
      first,
      `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${page.box}]/Contents ${content} 0 R`,
      `/Resources<</XObject<</P ${picture} 0 R>>>>>>`,
    );
    object(content, ...stream('', page.content));
    object(
      picture,
      ...stream(
        `/Type/XObject/Subtype/Image${page.picture}/BitsPerComponent 8/Filter/DCTDecode/ColorSpace${colours}`,
        page.jpeg,
      ),
    );
    if (page.profile) object(profile, ...stream(`/N ${page.components}/Alternate${plain}`, page.profile));
    else object(profile, 'null');
  }
  const kids = pages.map((_, index) => `${FIRST + index * OBJECTS_PER_PAGE} 0 R`).join(' ');
  object(PAGES, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  object(CATALOG, `<</Type/Catalog/Pages ${PAGES} 0 R>>`);
  const table = at;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<</Size ${offsets.length}/Root ${CATALOG} 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return parts;
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** An upper limit for the bytes before a page's picture, and for those between the picture and its profile. */
const HEAD = 1024;
const FRONT =
  /\/MediaBox\[0 0 ([\d. ]+)\].*?>>stream\n(.*?)\nendstream.*?\/Image(\/Width \d+\/Height \d+)\/.*?\/Length (\d+)>>stream\n/s;
const PROFILE = /^\nendstream\nendobj\n\d+ 0 obj\n<<\/N (\d)\/Alternate[^>]*\/Length (\d+)>>stream\n/;
const GREY = '/ColorSpace/DeviceGray';

/** Parses a document of one page that `document` wrote. */
async function parsePage(file: Blob): Promise<Page<Blob>> {
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
