import { afterAll, describe, expect, it } from 'vitest';
import { withExif } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { createEngine, type Edit, type Output } from '../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

async function run(bytes: Buffer, output: Output, edits: Edit[] = []) {
  const result = await engine.run(new File([new Uint8Array(bytes)], 'photo.jpg'), { edits, output });
  return { ...result, data: Buffer.from(await result.blob.arrayBuffer()) };
}

/** Just below and just above the savings. */
const around = (saved: number) => [saved - 0.001, saved + 0.001] as const;

describe('a JPG that would save less than the minimum', () => {
  it.each<[string, Output]>([
    ['compressed', { aim: 'compress', format: 'same', quality: 70 }],
    ['with a target score', { aim: 'score', format: 'same', score: 70 }],
    ['written as the same format', { aim: 'encode', format: 'jpeg', quality: 60 }],
  ])('is returned unchanged: %s', async (_how, output) => {
    const photo = await fixture('photo-1200.jpg');
    const plain = await run(photo, output);
    const [under, over] = around(1 - plain.bytes / photo.length);
    expect((await run(photo, { ...output, minSavings: under })).data.equals(plain.data)).toBe(true);
    const kept = await run(photo, { ...output, minSavings: over });
    expect(kept.data.equals(photo)).toBe(true);
    expect(kept.notes).toEqual([
      { code: 'left-as-it-is', why: 'saves-too-little', saved: expect.closeTo(under, 2), least: over },
    ]);
  });

  it('is returned without its metadata if that is stripped', async () => {
    const plain = await fixture('photo-1200.jpg');
    const photo = withExif(plain, { place: { latitude: 48, longitude: 16 } });
    const kept = await run(photo, { aim: 'compress', format: 'same', metadata: 'strip', minSavings: 0.9 });
    expect(kept.data.length).toBeLessThan(photo.length);
    expect(kept.data.includes('Exif')).toBe(false);
    expect(kept.notes.map(({ code }) => code)).toEqual(['left-as-it-is', 'metadata-removed']);
  });

  it('is encoded anyway if it is edited or converted', async () => {
    const photo = await fixture('photo-1200.jpg');
    const turned = await run(photo, { aim: 'compress', format: 'same', minSavings: 0.9 }, [
      { do: 'rotate', quarterTurns: 1 },
    ]);
    expect(turned).toMatchObject({ width: 800, height: 1200 });
    expect((await run(photo, { aim: 'encode', format: 'webp', minSavings: 0.9 })).format).toBe('webp');
  });
});
