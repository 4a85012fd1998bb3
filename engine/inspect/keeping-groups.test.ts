import { describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../fixtures/compare.ts';
import { withCredits } from '../../fixtures/credits.ts';
import { withExif } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { SECRETS } from '../contract/secrets.node.ts';
import { inspect } from './inspect.ts';
import type { Inspection, Tag } from './inspection.ts';
import { REMOVABLE_GROUPS, type RemovableGroup } from './removals.ts';
import { removeMetadata } from './remove.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const inspected = async (bytes: Bytes) => (await inspect(bytes)) ?? expect.fail('no picture');

async function without(bytes: Bytes, ...groups: RemovableGroup[]) {
  return (await removeMetadata(bytes, await inspected(bytes), groups)) ?? expect.fail('takes an encode');
}

const groupsIn = ({ tags }: Inspection) =>
  new Set(tags.flatMap(({ group, isNeeded }) => (isNeeded || group === 'picture' ? [] : [group as RemovableGroup])));

describe.each(SECRETS)('%s', (_, place) => {
  it('has no tag of a group that goes', async () => {
    const bytes: Bytes = new Uint8Array(await place.make());
    for (const group of groupsIn(await inspected(bytes))) {
      if (!REMOVABLE_GROUPS.includes(group)) continue;
      const { left } = await without(bytes, group);
      expect([...groupsIn(left)]).not.toContain(group);
    }
  });
});

/** A photo with tags of every group in EXIF, and an author in XMP and IPTC. */
const full = async (): Promise<Bytes> =>
  new Uint8Array(
    withCredits(
      withExif(await fixture('photo-1200.jpg'), {
        make: 'Test',
        artist: 'Ann',
        place: { latitude: 48, longitude: 11 },
      }),
    ),
  );
const nameOf = ({ source, directory, id, value }: Tag) => `${source} ${directory} ${id} ${value}`;

it.each(REMOVABLE_GROUPS)('removes %s, and nothing of the other groups', async (group) => {
  const bytes = await full();
  const before = await inspected(bytes);
  const { bytes: made, left } = await without(bytes, group);
  expect([...groupsIn(left)]).not.toContain(group);
  const kept = new Set(left.tags.map(nameOf));
  const lost = before.tags.filter((tag) => !kept.has(nameOf(tag)));
  // Photoshop's own resources go with any change of its block.
  expect(lost.filter((tag) => tag.group !== group && tag.source !== 'photoshop').map(nameOf)).toEqual([]);
  expect(meanDifference(await pixelsOf(Buffer.from(made)), await pixelsOf(Buffer.from(bytes)))).toBe(0);
  expect((await without(made, group)).bytes).toEqual(made);
});

it('removes several groups together', async () => {
  const { left } = await without(await full(), 'place', 'person');
  expect(left.place).toBeUndefined();
  expect([...groupsIn(left)]).toContain('camera');
  for (const group of ['place', 'person'] as const) expect([...groupsIn(left)]).not.toContain(group);
});

it('removes hidden pictures with any group, since they may show it', async () => {
  const { left } = await without(new Uint8Array(await fixture('place-and-thumbnail.jpg')), 'time');
  expect(left.place).toBeDefined();
  expect(left.hidden).toEqual([]);
});
