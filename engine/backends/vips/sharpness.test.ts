import { expect, test } from 'vitest';
import factory from 'wasm-vips';
import { asSharp, paint, type RawPicture } from '../../../fixtures/pictures.ts';
import { FORMATS } from '../../formats/index.ts';
import { compileModule } from '../../worker/modules.node.ts';
import { AS_IT_IS } from '../backend.ts';
import { sharpnessOf as sharpnessOnCanvas } from '../canvas/sharpness.ts';
import { createVipsBackend } from './index.ts';

const module = await compileModule('vips');
const vips = await createVipsBackend({ factory, libraries: [], module });

async function sharpnessOf(painted: RawPicture): Promise<number> {
  const source = await vips.open(new Uint8Array(await asSharp(painted).png().toBuffer()), FORMATS.png);
  const { png: format } = FORMATS;
  using picture = await source.render({ ...AS_IT_IS, format, hold: true });
  return picture.sharpness();
}

const waves = (width: number, height: number) =>
  paint(width, height, (x, y) => {
    const grey = Math.round(128 + 60 * Math.sin(x / 2) + 40 * Math.sin(y / 5));
    return [grey, grey, grey];
  });

test('equals that of the canvas', async () => {
  const { data, width, height } = waves(120, 80);
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) rgba.set(data.subarray(3 * i, 3 * i + 3), 4 * i);
  const onCanvas = sharpnessOnCanvas({ data: rgba, width, height });
  expect(await sharpnessOf({ data, width, height })).toBeCloseTo(onCanvas, 0);
});

test('of the strips of a large picture is that of the whole', async () => {
  const [small, large] = [await sharpnessOf(waves(600, 400)), await sharpnessOf(waves(3000, 1200))];
  expect(large / small).toBeCloseTo(1, 1);
});
