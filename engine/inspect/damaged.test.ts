import { describe, expect, it } from 'vitest';
import { markOf, type Place } from '../../fixtures/secrets.ts';
import { SECRETS } from '../contract/secrets.node.ts';
import { formatOfBytes } from '../formats/index.ts';
import { editMetadata } from './edit/edit.ts';
import { inspect } from './inspect.ts';
import { REMOVALS } from './removals.ts';
import { removeMetadata } from './remove.ts';

/* Damaged lengths, offsets, counts and types in every place where metadata can be. */

const DAMAGED = 2000;
const CHANGES = { author: 'Ann Öz', keywords: ['one'], shift: 3600, dpi: 300 };
const VARIANTS = Math.ceil(DAMAGED / SECRETS.length);

/** Deterministic damage at the metadata: extreme numbers, random bytes, a copy of another part, and truncation. */
function* damaged(seed: Uint8Array, around: number): Generator<Uint8Array<ArrayBuffer>> {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state % Math.max(1, below);
  };
  for (let round = 0; round < VARIANTS; round++) {
    const bytes = new Uint8Array(seed);
    const near = () => Math.max(12, Math.min(bytes.length - 1, around - 120 + random(160)));
    for (let i = random(6); i >= 0; i--) {
      const at = near();
      if (round % 3 === 0) bytes.fill(255, at, at + 4);
      else if (round % 3 === 1) bytes[at] = random(256);
      else bytes.copyWithin(at, near(), near());
    }
    yield round % 5 ? bytes : bytes.slice(0, Math.max(16, around + random(40) - 20));
  }
}

const seedOf = async (place: Place) => new Uint8Array(await place.make());

describe.each(SECRETS.map(([name, place]) => ({ name, place })))('$name', ({ place }) => {
  it('is read as far as it can be, and removed, changed or left', async () => {
    const seed = await seedOf(place);
    const mark = markOf(place);
    const around = Math.max(40, Buffer.from(seed).indexOf(mark));
    let round = 0;
    for (const bytes of damaged(seed, around)) {
      const inspection = await inspect(bytes);
      if (!inspection) continue;
      const removal = REMOVALS[round++ % REMOVALS.length] ?? 'everything';
      const removed = await removeMetadata(bytes, inspection, removal);
      // Whatever is left is a picture of the same format.
      if (removed) expect(formatOfBytes(removed.bytes)?.id).toBe(inspection.format);
      const edited = await editMetadata(bytes, inspection, CHANGES);
      if (edited) expect(formatOfBytes(edited.bytes)?.id).toBe(inspection.format);
    }
  });
});
