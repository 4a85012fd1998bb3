import { boxes } from '../../bytes/boxes.ts';
import { heifDetails } from '../../codecs/heif/details.ts';
import { boxesIn, FULL_BOX, heifItems } from '../../codecs/heif/items.ts';
import { metaOf, primaryItem, readProperties } from '../../codecs/heif/properties.ts';
import { decoded, latin1, utf8 } from '../../metadata/blocks.ts';
import { addExif, addProfile, addText, addUnknown, addXmp, attempt } from '../blocks.ts';
import type { Found, HiddenKind, ReadFile } from '../inspection.ts';

/* AVIF and HEIC (ISO/IEC 14496-12 and 23008-12): items of metadata, further pictures, and boxes beside them. */

const PROFILES = new Set(['prof', 'rICC']);
/** Auxiliary pictures by their type's name (23008-12, section 6.5.8, and Apple's). */
const AUXILIARY: readonly [RegExp, HiddenKind][] = [
  [/hdrgainmap|gainmap|tmap/i, 'gain-map'],
  [/depth|disparity/i, 'depth'],
  [/matte|portrait/i, 'picture'],
];

/** Pictures that belong to the file's picture: thumbnails, depth maps, gain maps. Their pixels are items, not files. */
function readReferences(bytes: Uint8Array, found: Found): void {
  const meta = metaOf(bytes);
  const primary = primaryItem(bytes);
  const box = [...boxes(meta)].find(({ type }) => type === 'iref');
  const whole = [...boxesIn(bytes, 0, bytes.length)].find(({ type }) => type === 'meta');
  if (!box || !whole || primary === undefined) return;
  const items = heifItems(bytes, whole);
  const { of } = readProperties(bytes);
  const isLong = meta[box.content] === 1;
  for (const { type, content } of boxesIn(meta, box.content + FULL_BOX, box.end)) {
    if (type !== 'thmb' && type !== 'auxl') continue;
    const view = new DataView(meta.buffer, meta.byteOffset, meta.byteLength);
    const id = isLong ? view.getUint32(content) : view.getUint16(content);
    const auxiliary = of(id).find((property) => property.type === 'auxC');
    const name = auxiliary ? latin1(auxiliary.content.subarray(FULL_BOX)) : '';
    const kind = type === 'thmb' ? 'thumbnail' : AUXILIARY.find(([names]) => names.test(name))?.[1];
    const size = items.find((item) => item.id === id)?.content.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0;
    // Alpha is a part of the picture. All of these stay, since their pixels are among the picture's own.
    if (kind) found.hidden.push({ kind, bytes: size, isNeeded: true });
  }
}

function readProfile(bytes: Uint8Array, found: Found): void {
  const profile = readProperties(bytes).all.find(
    ({ type, content }) => type === 'colr' && PROFILES.has(latin1(content.subarray(0, 4))),
  );
  if (profile) addProfile(profile.content.subarray(4), found);
}

export const readHeif: ReadFile = (bytes, found) => {
  attempt(found, 'iref', 0, () => readReferences(bytes, found));
  attempt(found, 'colr', 0, () => readProfile(bytes, found));
  for (const { name, kind, start, end, block } of heifDetails.parts(bytes)) {
    const content = bytes.subarray(block?.from ?? start, block?.to ?? end);
    if (kind === 'exif') addExif(content, found);
    else if (kind === 'xmp') addXmp(utf8(content.slice()), found);
    else if (kind === 'credentials') found.credentials.push(content);
    else if (kind === 'video')
      found.hidden.push({ kind, mediaType: 'video/mp4', bytes: bytes.subarray(start + 8, end) });
    else if (kind === 'text') {
      const text = decoded(content.subarray(12)).split('\0').filter(Boolean).join(' · ');
      addText({ directory: 'HEIF', name, text }, found);
    } else if (kind) addUnknown(found, name, content);
  }
};
