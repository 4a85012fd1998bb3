import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pixelsOf } from '../../fixtures/compare.ts';
import { fixtureFile } from '../../fixtures/index.ts';
import { createEngine, type Output } from '../node.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

async function plain(name: string, width: number, height: number, background: string): Promise<File> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name);
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = 0;

async function bound(files: readonly File[], output: Partial<Output>, delay?: number) {
  const recipe = { edits: [], output: { aim: 'encode', pages: 'one', ...output } as Output };
  const results = [];
  for (const file of files) results.push(await engine.run(file, recipe));
  return {
    results,
    file: await engine.bind(
      results.map(({ blob }) => blob),
      { delay },
    ),
  };
}

/** The four channels of a pixel of each frame. */
async function pixelAt(file: Blob, left: number, top: number): Promise<number[][]> {
  const { data, info } = await sharp(await bytesOf(file), { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  return Array.from({ length: info.height / height }, (_, frame) => {
    const at = ((frame * height + top) * info.width + left) * 4;
    return [...data.subarray(at, at + 4)];
  });
}

describe.each([
  { format: 'gif', delay: 1500, shown: 1500 },
  { format: 'webp', delay: 1234, shown: 1234 },
  { format: 'webp', lossless: true, shown: 500 },
] as const)(
  'several stills in one $format',
  ({
    format,
    delay,
    shown,
    ...options
  }: {
    format: 'gif' | 'webp';
    delay?: number;
    shown: number;
    lossless?: boolean;
  }) => {
    it('become its frames in order, centred and not blended, with the given delay, looping', async () => {
      const files = [
        await plain('wide.png', 64, 20, '#ff0000'),
        await plain('high.png', 31, 48, '#0000ff'),
        await plain('wide.png', 64, 20, '#ff0000'),
      ];
      const { file } = await bound(files, { format, ...options }, delay);
      expect(file.type).toBe(`image/${format}`);
      const {
        pages,
        delay: delays,
        loop,
        width,
        pageHeight,
      } = await sharp(await bytesOf(file), {
        animated: true,
      }).metadata();
      expect({ pages, delays, loop, width, pageHeight }).toEqual({
        pages: 3,
        delays: [shown, shown, shown],
        loop: 0,
        width: 64,
        pageHeight: 48,
      });
      const [first, second, third] = await pixelAt(file, 32, 24);
      for (const [pixel, colour] of [
        [first, RED],
        [second, BLUE],
        [third, RED],
      ] as const)
        for (const [i, value] of colour.entries()) expect(Math.abs((pixel?.[i] ?? -99) - value)).toBeLessThan(4);
      // A pixel that only the other picture covers.
      expect((await pixelAt(file, 32, 2)).map(([, , , alpha]) => alpha)).toEqual([CLEAR, 255, CLEAR]);
      expect((await pixelAt(file, 2, 24)).map(([, , , alpha]) => alpha)).toEqual([255, CLEAR, 255]);
    });

    it('keep their pixels', async () => {
      const files = [await fixtureFile('quadrants.png'), await fixtureFile('transparent.png')];
      const { results, file } = await bound(files, { format, ...options });
      const { info } = await sharp(await bytesOf(file), { animated: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const height = info.pageHeight ?? 0;
      for (const [i, { blob }] of results.entries()) {
        const alone = await pixelsOf(
          await sharp(await bytesOf(blob))
            .ensureAlpha()
            .png()
            .toBuffer(),
        );
        const left = 2 * Math.floor((info.width - alone.width) / 4);
        const top = 2 * Math.floor((height - alone.height) / 4);
        const frame = await sharp(await bytesOf(file), { page: i })
          .ensureAlpha()
          .extract({ left, top, width: alone.width, height: alone.height })
          .png()
          .toBuffer();
        expect((await pixelsOf(frame)).data.equals(alone.data)).toBe(true);
      }
    });
  },
);

describe('an animation among them', () => {
  it('contributes its first frame, as the plan reports', async () => {
    const animation = await fixtureFile('four-frames.gif');
    const { results, file } = await bound([animation, animation], { format: 'gif' });
    expect(results[0]?.plan.losses).toContain('animation');
    expect((await sharp(await bytesOf(file), { animated: true }).metadata()).pages).toBe(2);
  });
});

it('rejects files of other programs', async () => {
  const stranger = await fixtureFile('quadrants.jpg');
  await expect(engine.bind([stranger])).rejects.toMatchObject({ code: 'unsupported' });
  await expect(engine.bind([])).rejects.toMatchObject({ code: 'no-file' });
});
