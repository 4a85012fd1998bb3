import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { combinations } from './several.ts';
import { at, fileNames, freshFolder, outcomes, put, run, runHere } from './started.node.ts';

freshFolder();

const texts = (lists: Parameters<typeof combinations>[0]) =>
  combinations(lists)?.map((flags) => flags.map(({ flag, value }) => `${flag.name} ${value}`).join(', '));

it('every size has every format', () => {
  expect(texts({})).toBeUndefined();
  expect(texts({ sizes: '480, 960' })).toEqual(['sizes 480', 'sizes 960']);
  expect(texts({ formats: 'webp,jpg,webp' })).toEqual(['formats webp', 'formats jpg']);
  expect(texts({ sizes: '480,50%', formats: 'avif,jpg' })).toEqual([
    'sizes 480, formats avif',
    'sizes 480, formats jpg',
    'sizes 50%, formats avif',
    'sizes 50%, formats jpg',
  ]);
});

describe('several results per picture', () => {
  it('are named by their widths, skip sizes above the picture, and count the file once', async () => {
    await put('photo-1200.jpg', 'photos', 'lake.jpg');
    const args = ['photos', '--sizes', '480,1600,960,2000', '--formats', 'webp,jpg', '--out', 'web', '--json'];
    const ended = await run(args);
    expect({ code: ended.code, err: ended.err }).toEqual({ code: 0, err: '' });
    const names = ['lake-1200.jpg', 'lake-1200.webp', 'lake-480.jpg', 'lake-480.webp', 'lake-960.jpg', 'lake-960.webp'];
    expect(fileNames('web')).toEqual(names);
    for (const name of names) {
      const [, width, ending] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      const { width: stored, format } = await sharp(at('web', name)).metadata();
      expect({ stored, format }).toEqual({ stored: Number(width), format: ending === 'jpg' ? 'jpeg' : ending });
    }
    const summary = outcomes(ended).at(-1);
    expect(summary).toMatchObject({
      done: 6,
      skipped: { 'same-size': 2 },
      originalBytes: statSync(at('photos/lake.jpg')).size,
    });
    const again = await run(args);
    expect(outcomes(again).at(-1)).toMatchObject({ done: 0, skipped: { there: 6, 'same-size': 2 } });
  });

  it('go next to the file, are no files of the next run, and have the bytes of single results', async () => {
    await put('transparent.png', 'logo.png');
    const vips = ['--backend', 'vips'];
    expect((await run(['logo.png', '--sizes', '16,32', ...vips])).code).toBe(0);
    expect(fileNames('.')).toEqual(['logo-16.png', 'logo-32.png', 'logo.png']);
    await run(['logo.png', '--resize', '16', '--out', 'one', ...vips]);
    expect(readFileSync(at('logo-16.png')).equals(readFileSync(at('one/logo.png')))).toBe(true);
    const again = await run(['.', '--sizes', '16,32', '--json', ...vips]);
    expect(outcomes(again).at(-1)).toMatchObject({ done: 0, skipped: { there: 2, result: 2 } });
  });

  it('report a damaged file once', async () => {
    await put('truncated.jpg', 'bad.jpg');
    const ended = await run(['bad.jpg', '--sizes', '16,32', '--out', 'web', '--json']);
    expect(ended.code).toBe(1);
    expect(outcomes(ended).at(-1)).toMatchObject({ failed: 1, done: 0 });
  });

  it.each([
    [['a.jpg', '--sizes', '480,', '--out', 'web'], '--sizes 480,: expected values with commas, such as 480,960,1600'],
    [['a.jpg', '--sizes', 'wide', '--out', 'web'], '--sizes wide: expected 1600, 1600x1200, 1600x1200>, x900, 50%'],
    [['a.jpg', '--formats', 'webp,jpq', '--out', 'web'], '--formats jpq: expected jpg, png'],
    [['a.jpg', '--formats', 'webp,jpg'], 'Where should the results go?'],
    [['a.jpg', '--sizes', '480', '--in-place'], '--sizes: several results need names of their own'],
    [['a.jpg', '--formats', 'webp', '-o', 'out.webp'], '--formats: several results need names of their own'],
    [['-', '--sizes', '480', '--out', 'web'], '--sizes: a picture from standard input has one result'],
    [['a.jpg', '--sizes', '480,960', '--name', 'x', '--out', 'web'], '--name x: with --sizes the name needs {width}'],
    [['a.jpg', '--sizes', '480', '--resize', '960', '--out', 'web'], '--sizes 480: width is set twice'],
  ])('%j is refused', async (args, sentence) => {
    const { code, err } = await runHere(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
