import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../engine/node.ts';
import { fixture } from '../fixtures/index.ts';
import { at, freshFolder, put, run, runHere } from './started.node.ts';

freshFolder();

/** The colour in the middle of a square watermark's place at the top left. */
async function corner(...path: string[]): Promise<number[]> {
  const { data, info } = await sharp(readFileSync(at(...path)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const from = (6 * info.width + 6) * info.channels;
  return [...data.subarray(from, from + 3)];
}

/** With this, the red quadrant of the logo is in the corner. */
const CORNER = ['--place', 'top-left', '--scale', '50', '--opacity', '100', '--inset', '0'];

describe('--watermark', () => {
  it('draws a picture over each result, and again when it changes', async () => {
    await put('quadrants.png', 'logo.png');
    await put('16-bit.png', 'photos', 'one.png');
    await put('photo-600.png', 'photos', 'two.png');
    const args = ['photos', '--watermark', 'logo.png', ...CORNER, '--to', 'webp', '--out', 'made'];
    expect(await run(args)).toMatchObject({ code: 0, err: '' });
    for (const name of ['one.webp', 'two.webp']) {
      const [red = 0, green = 0, blue = 0] = await corner('made', name);
      expect(red).toBeGreaterThan(200);
      expect(Math.max(green, blue)).toBeLessThan(60);
    }
    expect((await run(args)).out).toMatch(/2 skipped/);
    await put('transparent.png', 'logo.png');
    expect((await run(args)).out).not.toMatch(/skipped/);
    expect((await corner('made', 'one.webp'))[0]).toBeLessThan(150);
  });

  it.each([
    [['--watermark', 'gone.png'], '--watermark gone.png: '],
    [['--watermark', 'notes.txt'], '--watermark notes.txt: not an image, or not in a supported format'],
    [
      ['--recipe', `watermark=${'0'.repeat(64)}`],
      '--recipe: this has a watermark, whose file is missing. Add --watermark FILE',
    ],
    [['--opacity', '50'], '--opacity: this is not a complete watermark.'],
  ])('%j ends before the first picture', async (flags, message) => {
    await put('quadrants.png', 'one.png');
    await put('text.jpg', 'notes.txt');
    // The command reads the file itself, in its own folder.
    const { code, err } =
      flags[1] === 'notes.txt'
        ? await run(['one.png', ...flags, '--out', 'made'])
        : await runHere(['one.png', ...flags, '--out', 'made']);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('has the settings of an address, with the file beside it', async () => {
    await put('quadrants.png', 'logo.png');
    await put('photo-600.png', 'one.png');
    const hash = await hashOf(new Uint8Array(await fixture('quadrants.png')));
    const recipe = `watermark=${hash}&place=top-left&opacity=100&inset=0&format=webp`;
    expect(await run(['one.png', '--recipe', recipe, '--watermark', 'logo.png', '-o', 'out.webp'])).toMatchObject({
      code: 0,
    });
    expect((await corner('out.webp'))[0]).toBeGreaterThan(200);
  });

  it('stops at a damaged file, since no picture could be made', async () => {
    await put('truncated.png', 'logo.png');
    for (const name of ['one.png', 'two.png']) await put('quadrants.png', 'photos', name);
    const ended = await run(['photos', '--watermark', 'logo.png', '--out', 'made']);
    expect(ended.code).not.toBe(0);
    expect(ended.err).toContain('the watermark is damaged, or not an image in a supported format');
  });
});
