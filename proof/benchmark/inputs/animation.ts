import sharp from 'sharp';
import { photoLike } from '../../../fixtures/pictures.ts';
import type { Input } from '../../photos.ts';

const [WIDTH, HEIGHT, FRAMES] = [640, 400, 24];
/** Pixels that the view moves per frame. */
const PACE = 8;

/** An animation whose view moves over a landscape: every pixel changes in every frame. */
export async function animation(): Promise<Input> {
  const wide = photoLike(WIDTH + PACE * FRAMES, HEIGHT, 4);
  const frames = Array.from({ length: FRAMES }, (_, frame) =>
    Buffer.concat(
      Array.from({ length: HEIGHT }, (_, y) => {
        const start = (y * wide.width + frame * PACE) * 3;
        return wide.data.subarray(start, start + WIDTH * 3);
      }),
    ),
  );
  const bytes = await sharp(Buffer.concat(frames), {
    raw: { width: WIDTH, height: HEIGHT * FRAMES, channels: 3, pageHeight: HEIGHT },
  })
    .gif({ delay: Array.from({ length: FRAMES }, () => 80), loop: 0 })
    .toBuffer();
  return { name: 'made-animation.gif', bytes, width: WIDTH, height: HEIGHT };
}
