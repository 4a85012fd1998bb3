import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fixture } from '../fixtures/index.ts';
import { flagTable } from './command-line.ts';
import { RECIPE_FLAGS, recipeOf } from './flags.ts';
import { at, fileNames, freshFolder, lines, outcomes, put, run, runHere, statusOf } from './started.node.ts';

/* Arguments and expectations of other commands' users. */

freshFolder();

const metadataOf = (...path: string[]) => sharp(at(...path)).metadata();

describe('every documented value is accepted', () => {
  /** Values that the documentation describes. */
  const STANDING_FOR: Record<string, string> = { 'left,top,width,height': '0,0,8,8', 'logo.png': 'a'.repeat(64) };
  const examples = RECIPE_FLAGS.flatMap((flag) =>
    flag.values
      .split(', ')
      .map((value) => /^(?:up to )?([\d.]+)(?: to .*)?$/.exec(value)?.[1] ?? value)
      .map((value) => ({ flag, value: STANDING_FOR[value] ?? value })),
  );

  /** A flag without which another has no effect. */
  const NEEDED: Record<string, [name: string, value: string]> = {
    fit: ['width', '8'],
    enlarge: ['width', '8'],
    optional: ['width', '8'],
    fill: ['pad', '1:1'],
    'at-least': ['under', '2mb'],
    cover: ['redact', '0,0,8,8'],
    ...Object.fromEntries(
      ['place', 'scale', 'opacity', 'inset'].map((name) => [name, ['watermark', 'a'.repeat(64)] as [string, string]]),
    ),
  };

  it.each(examples)('--$flag.name $value', ({ flag, value }) => {
    const needed = NEEDED[flag.name];
    const beside = needed ? RECIPE_FLAGS.filter(({ name }) => name === needed[0]) : [];
    const given = [{ flag, value }, ...beside.map((other) => ({ flag: other, value: needed?.[1] ?? '' }))];
    expect(() => recipeOf(undefined, given)).not.toThrow();
  });

  it('and the help contains every flag', async () => {
    const { out } = await runHere(['--help']);
    for (const { rows } of flagTable()) for (const { flags } of rows) expect(out).toContain(flags);
  });
});

describe('one file for one picture', () => {
  it('is written with its name, in the format of its extension', async () => {
    await put('photo-600.png', 'a.png');
    expect(await run(['a.png', '-o', 'deep/out.webp'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^a\.png → deep\/out\.webp: /),
    });
    expect(statSync(at('deep', 'out.webp')).isFile()).toBe(true);
    expect(await metadataOf('deep', 'out.webp')).toMatchObject({ format: 'webp', width: 600 });
  });

  it('is compressed if only its name differs, and is always written again', async () => {
    await put('photo-1200.jpg', 'a.jpg');
    await run(['a.jpg', '-o', 'out.jpg']);
    const { size } = statSync(at('out.jpg'));
    expect(size).toBeLessThan((await fixture('photo-1200.jpg')).length);
    expect((await run(['a.jpg', '-q', '30', '-o', 'out.jpg'])).out).not.toContain('skipped');
    expect(statSync(at('out.jpg')).size).toBeLessThan(size);
    // An existing folder stays a folder, whatever its name is.
    mkdirSync(at('folder.jpg'));
    await run(['a.jpg', '-o', 'folder.jpg']);
    expect(fileNames('folder.jpg')).toEqual(['a.jpg']);
  });

  it('comes from a pipe too', { tags: ['all'] }, async () => {
    await run(['-', '-o', 'out.webp'], { input: await fixture('photo-600.png') });
    expect(await metadataOf('out.webp')).toMatchObject({ format: 'webp' });
  });

  it.each([
    [['b.jpg', '-o', 'out.webp'], /this names one file, but there are 2 pictures\. Name a folder, or --pages one/],
    [['-o', 'out.webp', '--to', 'png'], /--out .*out\.webp: the name is a webp, but the format is png/],
    [['-o', 'out.heic'], /--out .*out\.heic: HEIC can be read but not written/],
    [['-o', 'out.jpg', '--suffix', '-s'], /this names one file/],
  ])('%j makes no sense', async (args, message) => {
    for (const name of ['a.jpg', 'b.jpg']) await put('tiny.jpg', name);
    const ended = await runHere([at('a.jpg'), ...args.map((word) => (/\.\w+$/.test(word) ? at(word) : word))]);
    expect(ended).toMatchObject({ code: 2, err: expect.stringMatching(message) });
    expect(fileNames('.')).toEqual(['a.jpg', 'b.jpg']);
  });

  it('is never the picture itself', async () => {
    await put('tiny.jpg', 'a.jpg');
    const ended = await run(['a.jpg', '-o', 'a.jpg']);
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('the result would replace the original') });
  });
});

describe('several pictures in one file', () => {
  it('are the pages of a PDF in the typed order, a folder by its numbers', async () => {
    const wide = (times: number) =>
      sharp({ create: { width: 40 * times, height: 40, channels: 3, background: 'red' } });
    mkdirSync(at('scans'));
    const widths = { 'last.jpg': 5, 'scans/2.jpg': 2, 'scans/10.jpg': 4, 'scans/1.jpg': 1 };
    for (const [name, times] of Object.entries(widths)) await wide(times).jpeg().toFile(at(name));
    const page = await wide(3).png().toBuffer();
    await sharp([page, page], { join: { animated: true } })
      .tiff()
      .toFile(at('scans', '3.tiff'));
    const ended = await run(['scans', 'last.jpg', '--to', 'pdf', '--pages', 'one', '-o', 'all.pdf', '--json']);
    expect(outcomes(ended)[0]).toMatchObject({ status: 'done', file: '6 pictures', output: 'all.pdf', format: 'pdf' });
    const pages = (await PDFDocument.load(readFileSync(at('all.pdf')))).getPages().map((each) => each.getSize());
    expect(pages.map(({ width, height }) => Math.round(width / height))).toEqual([1, 2, 3, 3, 4, 5]);
  });

  it('are the frames of an animation', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) await put('quadrants.png', name);
    await run(['a.png', 'b.png', 'c.png', '--pages', 'one', '--delay', '200', '-o', 'all.gif']);
    const read = async () => sharp(readFileSync(at('all.gif')), { animated: true }).metadata();
    expect(await read()).toMatchObject({ pages: 3, delay: [200, 200, 200] });
    // The previous result is not one of the folder's pictures.
    await run(['.', '--pages', 'one', '-o', 'all.gif']);
    expect((await read()).pages).toBe(3);
  });

  it('are not written if one of them cannot be read', { tags: ['all'] }, async () => {
    await put('tiny.jpg', 'a.jpg');
    await put('truncated.jpg', 'b.jpg');
    const ended = await run(['a.jpg', 'b.jpg', '--pages', 'one', '-o', 'all.pdf']);
    expect(ended).toMatchObject({ code: 1, err: expect.stringMatching(/^b\.jpg: the last [\d.]+% is missing/) });
    expect(fileNames('.')).toEqual(['a.jpg', 'b.jpg']);
  });
});

describe('as in mogrify and sharp-cli', () => {
  it.each([
    ['-resize 50% -quality 60 -format webp -path out a.png', 'a.webp', { format: 'webp', width: 300 }],
    ['a.png --lossless --to webp -o out', 'a.webp', { format: 'webp', width: 600 }],
    ['-i a.png -q 50 -f jpg -p -o out', 'a.jpg', { format: 'jpeg', isProgressive: true }],
    ['a.png -crop 100x80+10+20 -o out', 'a.png', { width: 100, height: 80 }],
    ['a.png --name {name}-{width}.{format} -f jpg -o out', 'a-600.jpg', { format: 'jpeg' }],
  ])('%s', { tags: ['all'] }, async (typed, name, metadata) => {
    await put('photo-600.png', 'a.png');
    expect(await run(typed.split(' '))).toMatchObject({ code: 0, err: '' });
    expect(fileNames('out')).toEqual([name]);
    expect(await metadataOf('out', name)).toMatchObject(metadata);
  });

  it('sizes are written as 200k too', async () => {
    await put('photo-1200.jpg', 'a.jpg');
    await run(['a.jpg', '--under', '60k', '-o', 'out.jpg']);
    expect(statSync(at('out.jpg')).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('a crop has a size or a ratio and a position', async () => {
    await put('photo-600.png', 'a.png');
    await run(['a.png', '--crop', '1:1', '-gravity', 'east', '--to', 'png', '-o', 'out.png']);
    const expected = await sharp(await fixture('photo-600.png'))
      .extract({ left: 200, top: 0, width: 400, height: 400 })
      .raw()
      .toBuffer();
    expect((await sharp(at('out.png')).raw().toBuffer()).equals(expected)).toBe(true);
  });

  it('a filled size has a position', async () => {
    await put('photo-600.png', 'a.png');
    await run(['a.png', '--resize', '200x100', '--fit', 'cover', '--position', 'top', '--to', 'png', '-o', 'out.png']);
    const expected = await sharp(await fixture('photo-600.png'))
      .extract({ left: 0, top: 0, width: 600, height: 300 })
      .resize(200, 100)
      .raw()
      .toBuffer();
    const made = await sharp(at('out.png')).raw().toBuffer();
    const difference = made.reduce((sum, value, i) => sum + Math.abs(value - (expected[i] ?? 0)), 0) / made.length;
    expect(await metadataOf('out.png')).toMatchObject({ width: 200, height: 100 });
    expect(difference).toBeLessThan(2);
  });

  it('dates of files stay, in place too, and finished files are recognised nevertheless', async () => {
    const then = new Date('2019-05-04T12:30:00Z');
    for (const name of ['a.jpg', 'b.jpg']) utimesSync(await put('photo-1200.jpg', 'photos', name), then, then);
    const args = ['photos', '--resize', '300', '-o', 'out', '--json'];
    await run(args);
    expect(statSync(at('out', 'a.jpg')).mtime).toEqual(then);
    expect(statusOf(await run(args), 'photos/a.jpg')).toBe('skipped');
    const inPlace = ['photos', '--resize', '300', '--in-place', '--json'];
    await run(inPlace);
    expect(statSync(at('photos', 'a.jpg')).mtime).toEqual(then);
    expect(await metadataOf('photos', 'a.jpg')).toMatchObject({ width: 300 });
    expect(statusOf(await run(inPlace), 'photos/a.jpg')).toBe('skipped');
  });
});

it('--watch processes new and changed files until it is interrupted', async () => {
  await put('tiny.jpg', 'photos', 'a.jpg');
  const seen: string[] = [];
  let step = 0;
  const ended = await run(['photos', '--to', 'webp', '-o', 'web', '--watch'], {
    onLine: (line, kill) => {
      if (line.includes('→') && line.startsWith('photos')) seen.push(line.slice(0, line.indexOf(':')));
      if (seen.length === 1 && step === 0) {
        step = 1;
        void put('tiny.jpg', 'photos', 'b.jpg');
      } else if (seen.length === 2 && step === 1) {
        step = 2;
        void put('quadrants.jpg', 'photos', 'a.jpg');
      } else if (seen.length === 3 && step === 2) {
        step = 3;
        kill('SIGINT');
      }
    },
  });
  expect(ended.code).toBe(130);
  expect(seen).toEqual(['photos/a.jpg → web/a.webp', 'photos/b.jpg → web/b.webp', 'photos/a.jpg → web/a.webp']);
  expect(lines(ended.out).filter((line) => line.includes('skipped'))).toEqual([]);
  expect(ended.err).toContain('Watching for new and changed files; Ctrl-C ends it');
  expect(fileNames('web')).toEqual(['a.webp', 'b.webp']);
});

it('--watch reports a folder that does not exist', async () => {
  const ended = await runHere(['missing/*.jpg', '--to', 'webp', '-o', 'web', '--watch']);
  expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('--watch: there is no folder missing') });
});
