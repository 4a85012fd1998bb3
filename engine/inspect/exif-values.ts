import { decoded, latin1 } from '../metadata/blocks.ts';
import { flashTerms, TERMS } from './exif-terms.ts';
import { type Block, type Field, isOpaque, isText, numbersOf, pairsOf } from './fields.ts';
import { figure, hexOf, isPrintable, shortened, textIn, twoDigits } from './readable.ts';

/* Values of fields as texts: as they are stored, and with units and terms. */

/** Fields of UTF-16, which Windows writes. */
const UTF16 = /^XP/;
/** Texts whose first 8 bytes name the encoding (CIPA DC-008, section 4.6.6.5.2). */
const ENCODED = new Set(['UserComment', 'GPSProcessingMethod', 'GPSAreaInformation']);
const ENCODING_BYTES = 8;
const VERSIONS = new Set(['ExifVersion', 'FlashpixVersion', 'InteroperabilityVersion']);
/** Opaque fields of one number. */
const SINGLE = new Set(['FileSource', 'SceneType']);

export function rawOf(block: Block, field: Field): string {
  if (isText(field)) return shortened(textIn(field.bytes));
  if (isOpaque(field)) return isPrintable(field.bytes) ? shortened(textIn(field.bytes)) : hexOf(field.bytes);
  const pairs = pairsOf(block, field);
  const texts = pairs.length > 0 ? pairs.map(([a, b]) => `${a}/${b}`) : numbersOf(block, field).map(String);
  return shortened(texts.join(' '));
}

/** Decodes a text with its encoding before it. */
function encodedText(bytes: Uint8Array, little: boolean): string {
  const encoding = latin1(bytes.subarray(0, ENCODING_BYTES)).replace(/\0+$/, '');
  const content = bytes.subarray(ENCODING_BYTES);
  if (encoding === 'UNICODE') {
    const text = new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(content.slice());
    return text.replace(/\0+$/, '').trim();
  }
  if (encoding === 'JIS') return new TextDecoder('iso-2022-jp').decode(content.slice()).replace(/\0+$/, '').trim();
  const isNamed = encoding === 'ASCII' || encoding === '';
  return decoded(isNamed ? content : bytes)
    .replace(/\0+$/, '')
    .trim();
}

/** A duration in seconds as photographers write it. */
const seconds = (value: number) => (value > 0 && value < 0.3 ? `1/${Math.round(1 / value)} s` : `${figure(value)} s`);

type Format = (numbers: readonly number[]) => string;

const UNITS: Readonly<Record<string, Format>> = {
  ExposureTime: ([value = 0]) => seconds(value),
  ShutterSpeedValue: ([value = 0]) => seconds(2 ** -value),
  FNumber: ([value = 0]) => `f/${figure(value)}`,
  ApertureValue: ([value = 0]) => `f/${figure(2 ** (value / 2), 2)}`,
  MaxApertureValue: ([value = 0]) => `f/${figure(2 ** (value / 2), 2)}`,
  FocalLength: ([value = 0]) => `${figure(value)} mm`,
  FocalLengthIn35mmFilm: ([value = 0]) => `${value} mm`,
  ExposureBiasValue: ([value = 0]) => `${value > 0 ? '+' : ''}${figure(value)} EV`,
  BrightnessValue: ([value = 0]) => `${figure(value)} EV`,
  SubjectDistance: ([value = 0]) => `${figure(value)} m`,
  Flash: ([value = 0]) => flashTerms(value),
  GPSAltitude: ([value = 0]) => `${figure(value, 6)} m`,
  GPSImgDirection: ([value = 0]) => `${figure(value, 5)}°`,
  GPSTrack: ([value = 0]) => `${figure(value, 5)}°`,
  GPSDestBearing: ([value = 0]) => `${figure(value, 5)}°`,
  GPSHPositioningError: ([value = 0]) => `${figure(value)} m`,
  GPSLatitude: (parts) => sexagesimal(parts),
  GPSLongitude: (parts) => sexagesimal(parts),
  GPSDestLatitude: (parts) => sexagesimal(parts),
  GPSDestLongitude: (parts) => sexagesimal(parts),
  GPSTimeStamp: ([hours = 0, minutes = 0, rest = 0]) => [hours, minutes, Math.floor(rest)].map(twoDigits).join(':'),
  LensSpecification: ([shortest = 0, longest = 0, wide = 0, tele = 0]) =>
    `${figure(shortest)}–${figure(longest)} mm, f/${figure(wide)}–${figure(tele)}`,
  GPSVersionID: (parts) => parts.join('.'),
};

const sexagesimal = ([degrees = 0, minutes = 0, rest = 0]: readonly number[]) =>
  `${figure(degrees, 9)}° ${figure(minutes, 8)}′ ${figure(rest, 7)}″`;

/** The value for people: decoded, with units and terms. */
export function readableOf(block: Block, name: string, field: Field): string {
  if (UTF16.test(name)) {
    return shortened(
      new TextDecoder('utf-16le')
        .decode(field.bytes.slice())
        .replace(/\0[\s\S]*$/, '')
        .trim(),
    );
  }
  if (ENCODED.has(name)) return shortened(encodedText(field.bytes, block.little));
  if (VERSIONS.has(name)) return latin1(field.bytes).replace(/\0/g, '');
  const isNumber = !isText(field) && (!isOpaque(field) || SINGLE.has(name));
  if (!isNumber) return rawOf(block, field);
  const numbers = SINGLE.has(name) ? [...field.bytes.subarray(0, 1)] : numbersOf(block, field);
  const [first] = numbers;
  const term = numbers.length === 1 && first !== undefined ? TERMS[name]?.[first] : undefined;
  if (term) return term;
  const format = UNITS[name];
  if (format && numbers.length > 0) return format(numbers);
  return shortened(numbers.map((number) => figure(number, 8)).join(' ') || hexOf(field.bytes));
}
