import { describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../fixtures/compare.ts';
import { gainMapJpeg } from '../../fixtures/gain-map.ts';
import { fixture } from '../../fixtures/index.ts';
import { markOf } from '../../fixtures/secrets.ts';
import { SECRETS } from '../contract/secrets.node.ts';
import { inspect, removableIn } from './inspect.ts';
import type { Removal } from './removals.ts';
import { removeMetadata } from './remove.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function removed(bytes: Bytes, removal: Removal) {
  const inspection = (await inspect(bytes)) ?? expect.fail('no picture');
  return (await removeMetadata(bytes, inspection, removal)) ?? expect.fail('takes an encode');
}

const PIXELS = new Set(['JPG', 'PNG', 'WebP', 'TIFF']);

it.each(SECRETS)('leaves nothing of: %s', async (_, place) => {
  const bytes: Bytes = new Uint8Array(await place.make());
  const once = await removed(bytes, 'everything');
  expect(removableIn(once.left)).toBe(0);
  expect(Buffer.from(once.bytes).includes(markOf(place))).toBe(false);
  expect(Buffer.from((await removed(once.bytes, 'everything')).bytes)).toEqual(Buffer.from(once.bytes));
  if (!PIXELS.has(place.format)) return;
  expect(meanDifference(await pixelsOf(Buffer.from(once.bytes)), await pixelsOf(Buffer.from(bytes)))).toBe(0);
});

it.each(SECRETS.filter(([, { is }]) => is === 'location'))('removes the place alone: %s', async (_, place) => {
  for (const removal of ['place', 'place-and-person'] as const) {
    const { bytes } = await removed(new Uint8Array(await place.make()), removal);
    expect(Buffer.from(bytes).includes(markOf(place))).toBe(false);
  }
});

describe.each(SECRETS.filter(([, { is }]) => is === 'credit'))('%s', (_, place) => {
  it('stays if author and copyright are kept', async () => {
    const { bytes } = await removed(new Uint8Array(await place.make()), 'all-but-credits');
    expect(Buffer.from(bytes).includes(markOf(place))).toBe(true);
  });

  it('goes with what identifies a person', async () => {
    const { bytes } = await removed(new Uint8Array(await place.make()), 'place-and-person');
    expect(Buffer.from(bytes).includes(markOf(place))).toBe(false);
  });
});

it('keeps camera and time with the place removed', async () => {
  const bytes: Bytes = new Uint8Array(await fixture('place-and-thumbnail.jpg'));
  const { left } = await removed(bytes, 'place');
  expect(left.place).toBeUndefined();
  expect(left.hidden).toEqual([]);
  expect(left.tags.some(({ group }) => group === 'camera')).toBe(true);
});

it('keeps a gain map, with nothing else', async () => {
  const { left } = await removed(new Uint8Array(await gainMapJpeg()), 'everything');
  expect(left.hidden).toMatchObject([{ kind: 'gain-map', isNeeded: true }]);
  expect(removableIn(left)).toBe(0);
});

it('keeps the drawing of an SVG to the byte', async () => {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>A line</title><path d="M0 0h9"/></svg>';
  const svg = drawn
    .replace('<svg ', '<!-- by me --><svg ')
    .replace(' width', ' xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:pageBounds="0 0 9 9" width')
    .replace('<path', '<metadata><i:sfw><i:slices/></i:sfw></metadata><i:pgf>AAAA</i:pgf><path');
  const { bytes, left } = await removed(new Uint8Array(new TextEncoder().encode(svg)), 'everything');
  expect(new TextDecoder().decode(bytes)).toBe(drawn);
  expect(removableIn(left)).toBe(0);
});
