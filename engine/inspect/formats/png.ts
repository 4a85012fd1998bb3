import { read as carriedIn, inflated } from '../../codecs/png/carried.ts';
import { FIRST_PNG_CHUNK, type PngChunk, pngChunks, pngData } from '../../codecs/png/chunks.ts';
import { addExif, addField, addIptc, addProfile, addText, addTrailer, addXmp, attempt } from '../blocks.ts';
import type { Found, Group, ReadFile } from '../inspection.ts';
import { figure, hexOf, twoDigits } from '../readable.ts';

/* A PNG's chunks (third edition, section 11.3). */

/** Chunks of pixels, frames and texts, which are no fields or are read elsewhere. */
const READ_ELSEWHERE = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|acTL|fcTL|fdAT|tEXt|zTXt|iTXt|eXIf|iCCP|caBX|hIST|sBIT|bKGD)$/;
const INTENTS = ['perceptual', 'relative colorimetric', 'saturation', 'absolute colorimetric'];

type Field = (data: Uint8Array, view: DataView) => { name: string; value: string; group?: Group; isNeeded?: boolean };

const FIELDS: Readonly<Record<string, Field>> = {
  tIME: (data, view) => {
    const parts = [...data.subarray(2, 7)].map(twoDigits);
    const [month, day, ...time] = parts;
    return { name: 'tIME', value: `${view.getUint16(0)}-${month}-${day} ${time.join(':')}`, group: 'time' };
  },
  pHYs: (data, view) => {
    const unit = data[8] === 1 ? 'per metre' : 'without a unit';
    return { name: 'pHYs', value: `${view.getUint32(0)} × ${view.getUint32(4)} ${unit}`, isNeeded: true };
  },
  gAMA: (_, view) => ({ name: 'gAMA', value: figure(view.getUint32(0) / 1e5), group: 'colour', isNeeded: true }),
  sRGB: ([intent = 0]) => ({ name: 'sRGB', value: INTENTS[intent] ?? String(intent), group: 'colour', isNeeded: true }),
};
/** Shown as they are. */
const NEEDED = new Set(['cHRM', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi', 'oFFs', 'sTER']);

async function readChunk(png: Uint8Array, chunk: PngChunk, found: Found): Promise<void> {
  const { type } = chunk;
  const data = pngData(png, chunk);
  if (type === 'caBX') found.credentials.push(data);
  if (type === 'eXIf') addExif(data, found);
  if (type === 'iCCP') {
    // The name, a zero, and the method of compression.
    const profile = await inflated(data.subarray(data.indexOf(0) + 2));
    if (profile) addProfile(profile, found);
    else addField(found, { directory: type, name: type, value: hexOf(data), bytes: data.length, isNeeded: true });
  }
  if (READ_ELSEWHERE.test(type)) return;
  const field = FIELDS[type];
  if (field) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    attempt(found, type, data.length, () =>
      addField(found, { directory: type, bytes: data.length, ...field(data, view) }),
    );
  } else if (NEEDED.has(type)) {
    addField(found, { directory: type, name: type, value: hexOf(data), bytes: data.length, isNeeded: true });
  } else found.unknown.push({ name: type, bytes: data.length });
}

const textBytes = (png: Uint8Array) =>
  [...pngChunks(png)]
    .filter(({ type, end }) => /^(?:tEXt|zTXt|iTXt)$/.test(type) && end <= png.length)
    .reduce((sum, chunk) => sum + pngData(png, chunk).length, 0);

/** EXIF as text, which some programs write beside or instead of its chunk. */
async function readTexts(png: Uint8Array, hasExif: boolean, found: Found): Promise<void> {
  const { exif, xmp, iptc, texts = [], isPartial } = await carriedIn(png);
  if (exif && !hasExif) addExif(exif, found);
  if (xmp !== undefined) addXmp(xmp, found);
  if (iptc) addIptc(iptc, found);
  for (const { keyword, text } of texts) addText({ directory: 'PNG', name: keyword, text }, found);
  if (isPartial) found.unknown.push({ name: 'text', bytes: textBytes(png) });
}

export const readPng: ReadFile = async (bytes, found) => {
  let read = FIRST_PNG_CHUNK;
  let [hasExif, isCut] = [false, false];
  for (const chunk of pngChunks(bytes)) {
    if (chunk.end > bytes.length) {
      isCut = true;
      break;
    }
    read = chunk.end;
    hasExif ||= chunk.type === 'eXIf';
    await readChunk(bytes, chunk, found);
    if (chunk.type === 'IEND') break;
  }
  await readTexts(bytes, hasExif, found);
  found.isPartial ||= isCut;
  if (!isCut) addTrailer(found, bytes.subarray(read));
};
