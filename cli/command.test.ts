import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine, isImageError, readRecipe } from '../engine/node.ts';
import { fixture, fixtureFile } from '../fixtures/index.ts';
import { jpegContent } from '../fixtures/jpeg-content.ts';
import {
  at,
  type Ended,
  fileNames,
  freshFolder,
  home,
  lines,
  outcomes,
  put,
  run,
  runHere,
  statusOf,
} from './started.node.ts';

/* The command as a program: its exit code, its output, and the files on the disk afterwards. */

freshFolder();

/** Why tests of permissions are skipped on Windows. */
const NO_RIGHTS = 'Windows has other permissions (folders without rights)';
const IS_ROOT = process.getuid?.() === 0;
/** Debian's user without rights. */
const NOBODY = 65_534;

describe('a folder', () => {
  it('keeps its structure, and the report has the savings and the backend', async () => {
    await put('photo-1200.jpg', 'photos', 'lake.jpg');
    await put('photo-600.png', 'photos', 'deep', 'er', 'wood.png');
    await put('text.jpg', 'photos', 'notes.txt');
    const ended = await run(['photos', '-r', '--resize', '300', '--to', 'webp', '--out', 'web']);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(lines(ended.out).slice(0, 2).sort()).toEqual([
      expect.stringMatching(
        /^photos\/deep\/er\/wood\.png → web\/deep\/er\/wood\.webp: 549 KB → .* KB \(−\d+%\), 300 × 200/,
      ),
      expect.stringMatching(/^photos\/lake\.jpg → web\/lake\.webp: .*, 300 × 200/),
    ]);
    expect(lines(ended.out)[2]).toMatch(/^2 files, 811 KB → .* \(−9\d%\) in .* s by sharp$/);
    expect(await sharp(at('web', 'lake.webp')).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  it('is not searched recursively by default, and hidden files are ignored', async () => {
    await put('tiny.jpg', 'photos', 'one.jpg');
    await put('tiny.jpg', 'photos', 'below', 'two.jpg');
    await put('tiny.jpg', 'photos', '.hidden.jpg');
    await run(['photos', '--out', 'small']);
    expect(fileNames('small')).toEqual(['one.jpg']);
  });

  it('of results within the folder of files is not processed again', async () => {
    await put('quadrants.png', 'one.png');
    for (const _ of [1, 2]) expect(await run(['.', '-r', '--to', 'jpg', '--out', 'made'])).toMatchObject({ code: 0 });
    expect(fileNames('made')).toEqual(['one.jpg']);
  });
});

describe('--lossless', () => {
  it('keeps the coefficients of a JPG, and refuses what would change them', async () => {
    await put('photo-1200.jpg', 'a.jpg');
    expect(await run(['a.jpg', '--lossless', '--out', 'exact'])).toMatchObject({ code: 0 });
    expect(jpegContent(readFileSync(at('exact', 'a.jpg')))).toEqual(jpegContent(await fixture('photo-1200.jpg')));
    for (const change of [
      ['--resize', '300'],
      ['--crop', '200x200+3+3'],
    ]) {
      const refused = await run(['a.jpg', '--lossless', ...change, '--out', 'changed']);
      expect(refused.code).toBe(1);
      expect(refused.err).toMatch(/a\.jpg: .* lossless: a JPG keeps its pixels only if/);
      expect(existsSync(at('changed', 'a.jpg'))).toBe(false);
    }
  });
});

describe('the same bytes as the engine’s', () => {
  const engine = createEngine();
  afterAll(() => engine[Symbol.asyncDispose]());
  const NAMES = [
    'photo-1200.jpg',
    'orientation-6.jpg',
    'cmyk-with-profile.jpg',
    'place-and-thumbnail.jpg',
    'png-inside.jpg',
    '16-bit.png',
    'p3.png',
    'transparent.png',
    'four-frames.gif',
    'quadrants.tiff',
    'quadrants.avif',
    'quadrants.heic',
    'quadrants.bmp',
    'quadrants.svg',
    'truncated.jpg',
    'noise.bin',
  ] as const;
  const RECIPE = 'edge=300&enlarge=no&format=webp&quality=70';

  // package/fresh/everywhere.trust.test.ts covers all others and the corpus.
  it('for fixtures of every kind', { tags: ['all'] }, async () => {
    const files = await Promise.all(NAMES.map((name) => fixtureFile(name)));
    mkdirSync(at('in'));
    for (const file of files) writeFileSync(at('in', file.name), new Uint8Array(await file.arrayBuffer()));
    const ended = await run([
      ...files.map(({ name }) => `in/${name}`),
      '--recipe',
      RECIPE,
      '--backend',
      'vips',
      '--out',
      'out',
      '--json',
    ]);
    const done = new Map(
      outcomes(ended).flatMap((outcome) => (outcome.status === 'done' ? [[outcome.file, outcome]] : [])),
    );
    for (const file of files) {
      const made = done.get(`in/${file.name}`);
      try {
        const result = await engine.run(file, readRecipe(new URLSearchParams(RECIPE)));
        expect(made, file.name).toMatchObject({ width: result.width, format: result.format, backend: 'vips' });
        const written = readFileSync(at(made?.output ?? ''));
        expect(written.equals(Buffer.from(await result.blob.arrayBuffer())), file.name).toBe(true);
      } catch (error) {
        if (!isImageError(error)) throw error;
        expect(made, file.name).toBeUndefined();
      }
    }
  });
});

describe('a second run', () => {
  const again = ['photos', '--to', 'webp', '--quality', '60', '--out', 'web'];

  it('continues: results that exist, are complete and newer are skipped, unless --force or other settings are given', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const statuses = (ended: Ended) => names.map((name) => statusOf(ended, `photos/${name}.png`));
    for (const name of names) await put('quadrants.png', 'photos', `${name}.png`);
    await run(again);
    const before = statSync(at('web', 'c.webp')).mtimeMs;
    const later = new Date(Date.now() + 60_000);
    utimesSync(at('photos', 'a.png'), later, later);
    writeFileSync(at('web', 'b.webp'), '');
    rmSync(at('web', 'd.webp'));
    expect(statuses(await run([...again, '--json']))).toEqual(['done', 'done', 'skipped', 'done']);
    expect(statSync(at('web', 'c.webp')).mtimeMs).toBe(before);
    expect(statusOf(await run([...again, '--force', '--json']), 'photos/c.png')).toBe('done');
    const other = await run([...again.slice(0, 3), '--quality', '30', '--out', 'web', '--json']);
    expect(statusOf(other, 'photos/c.png')).toBe('done');
  });

  it('makes the result of another picture of the same name, although that has an older date', async () => {
    await put('quadrants.png', 'first', 'a.png');
    await put('photo-600.png', 'second', 'a.png');
    utimesSync(at('second', 'a.png'), 1_000_000_000, 1_000_000_000);
    const into = ['--to', 'webp', '--out', 'web', '--json'];
    expect(statusOf(await run(['first', ...into]), 'first/a.png')).toBe('done');
    for (const status of ['done', 'skipped']) {
      expect(statusOf(await run(['second', ...into]), 'second/a.png')).toBe(status);
    }
    expect(await sharp(at('web', 'a.webp')).metadata()).toMatchObject({ width: 600 });
  });

  it('does not process results next to their files', async () => {
    await put('photo-600.png', 'a.png');
    const small = ['.', '--resize', '100', '--suffix', '-small', '--json'];
    expect(statusOf(await run(small), 'a.png')).toBe('done');
    const second = await run(small);
    expect([statusOf(second, 'a.png'), statusOf(second, 'a-small.png')]).toEqual(['skipped', 'skipped']);
    expect(fileNames('.')).toEqual(['a-small.png', 'a.png']);
  });

  it('cleans up after a kill, continues, and ends with the same results', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i}.png`);
    for (const name of names) await put('photo-600.png', 'photos', name);
    const args = ['photos', '--to', 'jpg', '--jobs', '2', '--json'];
    await run([...args, '--out', 'whole']);
    let seen = 0;
    const killed = await run([...args, '--out', 'killed'], {
      onLine: (line, kill) => {
        if (line.includes('"done"') && ++seen === 4) kill('SIGKILL');
      },
    });
    expect(killed.code).toBeNull();
    // Like a kill during a write, by a process that has ended.
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const host =
      readdirSync(at('killed')).length > 0
        ? (await import('node:os')).hostname().replace(/[^\w]/g, '_').slice(0, 40)
        : '';
    writeFileSync(at('killed', `.picwright-${host}-${gone}-0123abcd-0.part`), 'half of a pic');
    const second = await run([...args, '--out', 'killed']);
    expect(second.code).toBe(0);
    expect(outcomes(second).filter(({ status }) => status === 'skipped').length).toBeGreaterThanOrEqual(4);
    expect(readdirSync(at('killed')).sort()).toEqual(readdirSync(at('whole')).sort());
    for (const name of fileNames('whole')) {
      expect(readFileSync(at('killed', name)).equals(readFileSync(at('whole', name))), name).toBe(true);
    }
  });

  it('leaves no partial file after Ctrl-C, which the report mentions', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${i}.png`);
    for (const name of names) await put('photo-600.png', 'photos', name);
    let sent = false;
    const ended = await run(['photos', '--to', 'jpg', '--out', 'made'], {
      onLine: (line, kill) => {
        if (!sent && line.includes('→')) kill('SIGINT');
        sent ||= line.includes('→');
      },
    });
    expect(ended.code).toBe(130);
    expect(ended.out).toContain('interrupted; run the command again to continue');
    expect(readdirSync(at('made')).filter((name) => name.endsWith('.part'))).toEqual([]);
    for (const name of fileNames('made')) await sharp(at('made', name), { failOn: 'warning' }).stats();
    expect(fileNames('made').length).toBeLessThan(12);
  });
});

describe('in place', () => {
  it('replaces files, keeps their permissions and links, and processes none twice', async () => {
    await put('photo-1200.jpg', 'photos', 'lake.jpg');
    chmodSync(at('photos', 'lake.jpg'), 0o640);
    mkdirSync(at('links'));
    symlinkSync(at('photos', 'lake.jpg'), at('links', 'link.jpg'));
    const args = ['--in-place', '--quality', '60', '--json'];
    const first = await run(['links', ...args]);
    expect(statusOf(first, 'links/link.jpg')).toBe('done');
    const made = readFileSync(at('photos', 'lake.jpg'));
    expect(made.length).toBeLessThan((await fixture('photo-1200.jpg')).length / 2);
    expect(statSync(at('photos', 'lake.jpg')).mode & 0o777).toBe(0o640);
    expect(statusOf(await run(['photos', ...args]), 'photos/lake.jpg')).toBe('skipped');
    expect(readFileSync(at('photos', 'lake.jpg')).equals(made)).toBe(true);
  });

  it('never gives a file a name of another format', async () => {
    const heic = await put('quadrants.heic', 'a.heic');
    const ended = await run(['a.heic', '--in-place', '--resize', '20']);
    expect(ended).toMatchObject({
      code: 1,
      err: 'a.heic: the result would be a JPG, which does not fit the name\n',
    });
    expect(readFileSync(heic).equals(await fixture('quadrants.heic'))).toBe(true);
  });
});

describe('names', () => {
  it('of files that differ only in their extensions stay different', async () => {
    await put('quadrants.png', 'photos', 'a.png');
    await put('photo-1200.jpg', 'photos', 'a.jpg');
    expect((await run(['photos', '--to', 'webp', '--out', 'web'])).code).toBe(0);
    expect(fileNames('web')).toEqual(['a-jpg.webp', 'a-png.webp']);
    await run(['photos', '--to', 'jpg', '--out', 'jpg']);
    expect(fileNames('jpg')).toEqual(['a-png.jpg', 'a.jpg']);
  });

  it('follow a template of the result’s properties', async () => {
    await put('photo-1200.jpg', 'lake.JPEG');
    const args = ['lake.JPEG', '--resize', '50%', '--name', '{name}-{width}x{height}-{format}'];
    expect((await run(args)).code).toBe(0);
    expect(fileNames('.')).toEqual(['lake-600x400-jpg.JPEG', 'lake.JPEG']);
    expect((await run(args)).out).toContain('skipped');
  });

  it('are shown without what a terminal would obey', async () => {
    await put('tiny.jpg', 'red\u001b[31m\n.jpg');
    await put('text.jpg', 'no\u001b[2J.jpg');
    const { out, err } = await run(['.', '--to', 'png', '--out', 'made']);
    expect(out.split('\n')[0]).toMatch(/^red\\u001b\[31m\\u000a\.jpg → made\/red\\u001b/);
    expect(err).toMatch(/^no\\u001b\[2J\.jpg: /);
  });

  it('are never those of an original or of another result', async () => {
    const photo = await put('photo-1200.jpg', 'a', 'x.jpg');
    await put('photo-1200.jpg', 'b', 'x.jpg');
    expect(await run(['a/x.jpg', '--out', 'a'])).toMatchObject({
      code: 1,
      err: 'a/x.jpg: the result would replace the original: use --out, --suffix or --in-place\n',
    });
    expect(readFileSync(photo).equals(await fixture('photo-1200.jpg'))).toBe(true);
    const both = await run(['a', 'b', '--out', 'made']);
    expect(both).toMatchObject({ code: 1 });
    expect(both.err).toBe(
      'b/x.jpg: the result would replace that of a/x.jpg: process them separately, or use a --root above both\n',
    );
    expect((await run(['a', 'b', '--root', '.', '--out', 'apart'])).code).toBe(0);
    expect([fileNames('apart/a'), fileNames('apart/b')]).toEqual([['x.jpg'], ['x.jpg']]);
  });
});

describe('what is written', () => {
  it('--skip-larger and --min-savings write nothing without a sufficient saving', async () => {
    await put('quadrants.png', 'a.png');
    const larger = ['a.png', '--to', 'tiff', '--out', 'out', '--json'];
    expect(statusOf(await run([...larger, '--skip-larger']), 'a.png')).toBe('skipped');
    expect(statusOf(await run([...larger, '--min-savings', '5%']), 'a.png')).toBe('skipped');
    expect(existsSync(at('out', 'a.tiff'))).toBe(false);
    expect(statusOf(await run(larger), 'a.png')).toBe('done');
  });

  it('--min-savings keeps a file that would save less', { tags: ['all'] }, async () => {
    const path = await put('photo-1200.jpg', 'a.jpg');
    const photo = await fixture('photo-1200.jpg');
    const all = ['a.jpg', '--quality', '70', '--metadata', 'keep', '--min-savings'];
    expect((await run([...all, '90%', '--out', 'kept'])).out).toContain('left as it is: it would save only');
    expect(readFileSync(at('kept', 'a.jpg')).equals(photo)).toBe(true);
    await run([...all, '1%', '--out', 'made']);
    expect(statSync(at('made', 'a.jpg')).size).toBeLessThan(photo.length * 0.99);
    expect(statusOf(await run([...all, '90%', '--in-place', '--json']), 'a.jpg')).toBe('skipped');
    expect(readFileSync(path).equals(photo)).toBe(true);
    expect(await run([...all, '10', '--out', 'bad'])).toMatchObject({ code: 2, err: expect.stringContaining('10%') });
  });

  it('--dry-run reports the size and the losses of each result, and writes nothing', async () => {
    await put('transparent.png', 'a.png');
    const args = ['a.png', '--to', 'jpg', '--resize', '20', '--out', 'out'];
    const ended = await run([...args, '--dry-run']);
    expect(ended.code).toBe(0);
    expect(lines(ended.out)).toEqual([
      expect.stringMatching(
        /^a\.png → out\/a\.jpg: .* → \d+ bytes \(.*%\), \d+ × \d+ → 20 × \d+ JPG; would lose transparency$/,
      ),
      expect.stringMatching(/^1 file, .* → \d+ bytes \(.*%\); nothing was written$/),
    ]);
    expect(existsSync(at('out'))).toBe(false);
    const planned = outcomes(await run([...args, '--dry-run', '--json']))[0];
    await run(args);
    expect(planned).toMatchObject({ status: 'planned', bytes: statSync(at('out', 'a.jpg')).size });
  });

  it('--under keeps every file below its target', async () => {
    await put('photo-1200.jpg', 'a.jpg');
    await run(['a.jpg', '--under', '60kb', '--out', 'out']);
    const { size } = statSync(at('out', 'a.jpg'));
    expect(size).toBeLessThanOrEqual(60 * 1024);
    expect(size).toBeGreaterThan(55 * 1024);
  });

  it('--quality auto searches for a score, and --keep metadata keeps it', { tags: ['all'] }, async () => {
    await put('place-and-thumbnail.jpg', 'a.jpg');
    await put('photo-600.png', 'b.png');
    await run(['a.jpg', '--resize', '40', '--keep', 'metadata', '--out', 'out', '--json']);
    expect((await sharp(at('out', 'a.jpg')).metadata()).exif).toBeDefined();
    await put('credited.jpg', 'c.jpg');
    await run(['c.jpg', '--resize', '40', '--keep', 'copyright', '--dpi', '144', '--out', 'out']);
    const credited = readFileSync(at('out', 'c.jpg'));
    expect(credited.includes('(c) Ann Rights')).toBe(true);
    expect(credited.includes('Picwright test camera')).toBe(false);
    expect((await sharp(credited).metadata()).density).toBe(144);
    const auto = await run(['b.png', '--to', 'webp', '--quality', 'auto', '--out', 'out', '--json']);
    const [made] = outcomes(auto);
    expect(made).toMatchObject({ status: 'done', format: 'webp' });
    expect(Math.abs((made?.status === 'done' ? (made.score ?? 0) : 0) - 80)).toBeLessThan(1.5);
  });
});

describe('a shard', () => {
  it('is a stable part: all of them together process each file once', { tags: ['all'] }, async () => {
    const names = Array.from({ length: 10 }, (_, i) => `${i}.jpg`);
    for (const name of names) await put('tiny.jpg', 'photos', name);
    const parts = [];
    for (const part of [1, 2, 3]) {
      const ended = await run(['photos', '--shard', `${part}/3`, '--out', 'made', '--json']);
      parts.push(outcomes(ended).flatMap((outcome) => (outcome.status === 'done' ? [outcome.file] : [])));
    }
    expect(parts.flat().sort()).toEqual(names.map((name) => `photos/${name}`));
    rmSync(at('photos', '3.jpg'));
    const ended = await run([at('photos'), '--shard', '1/3', '--out', 'elsewhere', '--json']);
    const kept = parts[0]?.filter((file) => file !== 'photos/3.jpg') ?? [];
    expect(outcomes(ended).flatMap((outcome) => (outcome.status === 'done' ? [outcome.file] : []))).toEqual(
      expect.arrayContaining(kept.map((file) => at(file))),
    );
  });
});

describe('pipes', () => {
  it('a picture is read and written, and the report goes elsewhere', async () => {
    const ended = await run(['-', '--resize', '100', '--to', 'webp'], { input: await fixture('photo-1200.jpg') });
    expect(ended.code).toBe(0);
    expect(await sharp(ended.bytes).metadata()).toMatchObject({ format: 'webp', width: 100 });
    expect(ended.err).toMatch(/^- → -: 262 KB → /);
  });

  it('--out - writes a file', async () => {
    await put('photo-1200.jpg', 'a.jpg');
    const ended = await run(['a.jpg', '--resize', '100', '--out', '-', '--quiet']);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(await sharp(ended.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 100 });
  });

  it.each([
    ['nothing', Buffer.alloc(0), '-: the file is empty'],
    ['text', Buffer.from('This is no picture'), '-: no image in standard input'],
  ])('%s that comes in is one line and an exit code', async (_, input, line) => {
    const ended = await run(['-', '--to', 'webp'], { input });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(lines(ended.err)[0]).toBe(line);
  });
});

describe('bad input', () => {
  it('a missing file is a line; the others are done', async () => {
    await put('tiny.jpg', 'a.jpg');
    const ended = await run(['missing.jpg', 'a.jpg', '--to', 'webp', '--out', 'out']);
    expect(ended).toMatchObject({ code: 1, err: 'missing.jpg: no such file\n' });
    expect(fileNames('out')).toEqual(['a.webp']);
  });

  it('damaged pictures are lines; the others are done', async () => {
    await put('truncated.jpg', 'photos', 'a.jpg');
    await put('text.jpg', 'photos', 'b.jpg');
    await put('empty.jpg', 'photos', 'c.jpg');
    await put('claims-65536.png', 'photos', 'd.png');
    await put('quadrants.jpg', 'photos', 'e.jpg');
    const ended = await run(['photos', '--to', 'webp', '--out', 'out']);
    expect(ended.code).toBe(1);
    expect(lines(ended.err).sort()).toEqual([
      'photos/a.jpg: the last 44.7% is missing: --incomplete makes a result of the rest',
      'photos/b.jpg: not an image, or not in a supported format',
      'photos/c.jpg: the file is empty',
      expect.stringMatching(/^photos\/d\.png: .*(pixels|damaged)/),
    ]);
    expect(fileNames('out')).toEqual(['e.webp']);
  });

  it('a decoder’s messages about a damaged picture do not get into the report', async () => {
    const whole = await fixture('quadrants.heic');
    writeFileSync(at('a.heic'), whole.subarray(0, 100));
    const ended = await run(['a.heic', '--to', 'jpg', '--out', 'out', '--json']);
    expect(ended.code).toBe(1);
    expect(outcomes(ended)).toMatchObject([{ status: 'failed', code: 'unreadable' }, { status: 'summary' }]);
  });

  it.each([
    ['an empty folder', ['empty'], ['No pictures found. Subfolders need -r']],
    [
      'a pattern that matches nothing, a file that is missing and a path through a file',
      ['*.heic', 'missing.jpg', 'a.txt/b.jpg'],
      [
        '*.heic: no picture matches this pattern',
        'missing.jpg: no such file',
        'a.txt/b.jpg: a part of the path is not a folder',
      ],
    ],
  ])('%s: each a line, and it ends with 3', async (_, wanted, said) => {
    writeFileSync(at('a.txt'), 'text');
    mkdirSync(at('empty'));
    const ended = await run([...wanted, '--to', 'webp', '--out', 'out']);
    expect(ended.code).toBe(3);
    expect(lines(ended.err)).toEqual(said);
    expect(existsSync(at('out'))).toBe(false);
  });

  it.each([
    ['a flag that there is not', ['--qualty', '3'], /unknown option '--qualty' \(Did you mean --quality\?\)/],
    ['a value out of bounds', ['--quality', '300'], /--quality 300: expected 1 to 100/],
    ['a size that is none', ['--under', 'small'], /--under small: expected 150kb/],
    ['a recipe of unknown keys', ['--recipe', 'widht=3'], /--recipe: widht is not a key of a recipe/],
    ['a recipe that makes no edit', ['--recipe', 'fit=cover'], /--recipe: fit: this is not a complete resize/],
    ['two aims', ['--under', '90kb', '--score', '80'], /only one of them can be used at a time/],
    ['a format that is only read', ['--to', 'heic'], /--to heic: expected jpg, png/],
    ['metadata that cannot be kept alone', ['--keep', 'place'], /--keep place: expected metadata, copyright/],
    ['a shard of none', ['--shard', '4/3'], /--shard 4\/3: expected/],
    ['two places', ['--in-place', '--suffix', 'x'], /--in-place: the file keeps its path/],
    [
      'one document without a name',
      ['--to', 'pdf', '--pages', 'one'],
      /--pages one: name the file, for example --out all\.pdf/,
    ],
    [
      'one file of a format for one',
      ['--to', 'jpg', '--pages', 'one'],
      /--pages one: only these formats hold several pictures: webp, gif, pdf/,
    ],
    ['a position of nothing', ['--position', 'top'], /--position: this needs a --crop with a size or ratio/],
    [
      'a position of a size that is not filled',
      ['--resize', '300x300', '--position', 'top'],
      /--position: .*or a width and height with --fit cover/,
    ],
    [
      'a crop of no size',
      ['--crop', '800'],
      /--crop 800: expected 800x600, 16:9, 800x600\+10\+20, left,top,width,height/,
    ],
    ['a quality of 0 to 1', ['--quality', '0.8'], /--quality 0\.8: expected 1 to 100, auto\. Did you mean 80\?/],
    ['a format that is misspelt', ['--to', 'jepg'], /--to jepg: expected jpg, .*\. Did you mean jpg\?/],
    [
      'a name with another ending',
      ['--name', '{name}.jpg', '--to', 'webp'],
      /--name \{name\}\.jpg: the extension follows from the format/,
    ],
    ['a flag without its value', ['-q', '--out', 'x'], /-q: a value must follow, not --out/],
    ['a target of nothing', ['--under', '0'], /--under 0: expected .*, from 1kb to 1024mb/],
    ['a name of unknown words', ['--name', '{date}'], /--name: \{date\} is unknown/],
  ])('%s ends with 2, in one line, and nothing is touched', async (_, args, line) => {
    await put('photo-1200.jpg', 'a.jpg');
    const ended = await runHere([at('a.jpg'), '--out', at('out'), ...args]);
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(lines(ended.err)).toHaveLength(1);
    expect(ended.err).toMatch(line);
    expect(fileNames('.')).toEqual(['a.jpg']);
  });

  it('the name of the originals beside them is refused with a name that fits', async () => {
    expect(await run(['a.jpg', '--to', 'webp', '--name', '{name}'])).toMatchObject({
      code: 2,
      err: 'picwright: --name {name}: next to the originals, results need a name of their own, such as {name}-small\n',
    });
  });

  it('without a destination for the results it exits with 2', async () => {
    expect(await run(['a.jpg', '--to', 'webp'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^picwright: Where should the results go\? --out FOLDER, --out FILE, .*\n$/),
    });
  });

  it('unreadable folders are lines; an unwritable destination ends the command', async ({ skip }) => {
    skip(process.platform === 'win32', NO_RIGHTS);
    const user = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
    const isClosed = spawnSync(process.execPath, ['--version'], user).error !== undefined;
    skip(isClosed, 'The project lies in a folder of root alone (folders without rights)');
    await put('tiny.jpg', 'photos', 'a.jpg');
    await put('tiny.jpg', 'photos', 'locked', 'b.jpg');
    mkdirSync(at('read-only'));
    mkdirSync(at('made'));
    chmodSync(home, 0o755);
    chmodSync(at('made'), 0o777);
    chmodSync(at('photos', 'locked'), 0o000);
    chmodSync(at('read-only'), 0o555);
    const found = await run(['photos', '-r', '--to', 'webp', '--out', 'made'], user);
    expect(found).toMatchObject({ code: 1, err: 'photos/locked: no permission\n' });
    expect(fileNames('made')).toEqual(['a.webp']);
    const closed = await run(['photos/a.jpg', '--to', 'webp', '--out', 'read-only'], user);
    expect(closed).toMatchObject({
      code: 4,
      err: `picwright: ${at('read-only')} cannot be written to: no permission\n`,
    });
    chmodSync(at('photos'), 0o555);
    const inPlace = await run(['photos/a.jpg', '--in-place', '--force', '--resize', '8'], user);
    expect(inPlace.code).toBe(1);
    expect(lines(inPlace.err)).toEqual([expect.stringMatching(/^photos\/a\.jpg: no permission/)]);
    expect(readFileSync(at('photos', 'a.jpg')).equals(await fixture('tiny.jpg'))).toBe(true);
    chmodSync(at('photos', 'locked'), 0o755);
  });

  it('a file that may not become so large leaves nothing behind', async ({ skip }) => {
    skip(process.platform === 'win32', NO_RIGHTS);
    await put('photo-1200.jpg', 'a.jpg');
    await put('tiny.jpg', 'b.jpg');
    const ended = await run(['a.jpg', 'b.jpg', '--to', 'png', '--out', 'out'], { after: 'ulimit -f 64' });
    expect(ended.code).toBe(1);
    expect(lines(ended.err)).toEqual([expect.stringMatching(/^a\.jpg: the file would exceed the size limit/)]);
    expect(readdirSync(at('out')).sort()).toEqual(['.picwright', 'b.png']);
  });

  it('a full disk ends the command at once, with complete results and without losses', async ({ skip }) => {
    const disk = at('disk');
    mkdirSync(disk);
    // Mounting a small disk needs root.
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status !== 0)
      skip('A small disk cannot be mounted here (full disks)');
    try {
      for (let i = 0; i < 8; i++) await put('photo-1200.jpg', 'photos', `${i}.jpg`);
      const ended = await run(['photos', '--resize', '600', '--to', 'jpg', '--out', disk, '--jobs', '1']);
      expect(ended.code).toBe(4);
      expect(lines(ended.err)).toEqual([expect.stringMatching(/^Stopped: photos\/\d\.jpg: the disk is full$/)]);
      const left = readdirSync(disk).filter((name) => name !== '.picwright');
      expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
      for (const name of left) await sharp(readFileSync(join(disk, name)), { failOn: 'warning' }).stats();
      expect(left.length).toBeLessThan(8);
      expect(readdirSync(at('photos'))).toHaveLength(8);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

it('the help lists every key of a recipe and shows examples; the version is the package’s', async () => {
  const { code, out } = await runHere(['--help']);
  expect(code).toBe(0);
  for (const flag of [
    '--resize',
    '--to',
    '--under',
    '--keep',
    '--crop',
    '--background',
    '--shard',
    'picwright photos',
  ]) {
    expect(out).toContain(flag);
  }
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(await run(['--version'])).toMatchObject({ code: 0, out: `${version}\n` });
});
