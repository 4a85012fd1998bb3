import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { inspect, type Stated, statedIn } from '#engine/inspect/index.ts';
import { at, fileNames, freshFolder, lines, put, run, runHere } from '../started.node.ts';

freshFolder();

const editHere = (...args: string[]) => runHere(['edit', ...args]);
const statedAt = async (...path: string[]): Promise<Stated> =>
  statedIn((await inspect(new Uint8Array(readFileSync(at(...path)))))?.tags ?? []);
const pixelsAt = (...path: string[]) =>
  sharp(at(...path))
    .raw()
    .toBuffer();
const OLD = new Date('2019-05-04T10:20:30Z');
const timeAt = (...path: string[]) => statSync(at(...path)).mtime;

describe('a photo', () => {
  beforeEach(async () => {
    await put('place-and-thumbnail.jpg', 'photos', 'a.jpg');
    utimesSync(at('photos', 'a.jpg'), OLD, OLD);
  });

  it('gets texts, a date and a resolution, with every pixel and its own time', async () => {
    const texts = ['--author', 'Ann Öz', '--copyright', '© Ann', '--caption', 'A lake', '--keywords', 'lake, boat'];
    const numbers = ['--date', '2024-05-01T12:00:00', '--dpi', '300'];
    const ended = await editHere(at('photos', 'a.jpg'), ...texts, ...numbers, '--out', at('out'));
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('taken 2024-05-01T12:00:00, author Ann Öz, copyright © Ann');
    expect(await statedAt('out', 'a.jpg')).toEqual({
      taken: '2024-05-01T12:00:00',
      author: 'Ann Öz',
      copyright: '© Ann',
      caption: 'A lake',
      keywords: 'lake, boat',
      dpi: 300,
    });
    expect(await pixelsAt('out', 'a.jpg')).toEqual(await pixelsAt('photos', 'a.jpg'));
    expect(timeAt('out', 'a.jpg')).toEqual(OLD);
  });

  it.each([
    ['+1h', '2024-05-01T13:00:00'],
    ['-2d3h30m', '2024-04-29T08:30:00'],
    ['90s', '2024-05-01T12:01:30'],
  ])('moves its date by %s', async (shift, taken) => {
    await editHere(at('photos', 'a.jpg'), '--date', '2024-05-01T12:00:00', '--in-place');
    expect(await editHere(at('photos', 'a.jpg'), '--shift-date', shift, '--in-place')).toMatchObject({ code: 0 });
    expect(await statedAt('photos', 'a.jpg')).toMatchObject({ taken });
  });

  it('is replaced only in place, beside its backup', async () => {
    const before = readFileSync(at('photos', 'a.jpg'));
    expect(await editHere(at('photos', 'a.jpg'), '--author', 'Ann', '--out', at('photos'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('would replace the original'),
    });
    expect(readFileSync(at('photos', 'a.jpg'))).toEqual(before);
    const inPlace = ['--author', 'Ann', '--in-place', '--backup'];
    expect(await editHere(at('photos', 'a.jpg'), ...inPlace)).toMatchObject({ code: 0 });
    expect(fileNames('photos')).toEqual(['a.jpg', 'a.jpg.orig']);
    expect(readFileSync(at('photos', 'a.jpg.orig'))).toEqual(before);
    expect(timeAt('photos', 'a.jpg')).toEqual(OLD);
    expect(await editHere(at('photos', 'a.jpg'), ...inPlace)).toMatchObject({ code: 0 });
    expect(fileNames('photos'), 'a second run changes nothing').toEqual(['a.jpg', 'a.jpg.orig']);
  });

  it('loses a part before it gets its own', async () => {
    const args = ['--remove', 'everything', '--author', 'Ann', '--json', '--out', at('out')];
    const { out } = await editHere(at('photos', 'a.jpg'), ...args);
    const [outcome] = lines(out).map((line) => JSON.parse(line));
    expect(outcome).toMatchObject({ status: 'done', author: 'Ann', bytes: statSync(at('out', 'a.jpg')).size });
    const left = await inspect(new Uint8Array(readFileSync(at('out', 'a.jpg'))));
    expect(left?.place).toBeUndefined();
    expect(left?.hidden).toEqual([]);
  });

  it('gives its file the date when it was taken', async () => {
    const dated = ['--date', '2024-05-01T12:00:00', '--date-from-photo', '--in-place'];
    await editHere(at('photos', 'a.jpg'), ...dated);
    expect(timeAt('photos', 'a.jpg')).toEqual(new Date('2024-05-01T12:00:00'));
  });
});

it('edits folders with their structure, and names each file that it cannot edit', async () => {
  await put('place-and-thumbnail.jpg', 'photos', 'a.jpg');
  await put('quadrants.png', 'photos', 'deep', 'b.png');
  await put('quadrants.gif', 'photos', 'c.gif');
  writeFileSync(at('photos', 'd.jpg'), 'no picture');
  const { code, err } = await run(['edit', 'photos', '-r', '--author', 'Ann', '--out', 'out']);
  expect(code).toBe(1);
  expect(lines(err)).toEqual([
    'photos/c.gif: its format, or this file, cannot hold what is written',
    'photos/d.jpg: not a picture',
  ]);
  expect(fileNames('out')).toEqual(['a.jpg', 'deep']);
  expect(await statedAt('out', 'deep', 'b.png')).toMatchObject({ author: 'Ann' });
});

describe('a wrong command line', () => {
  it.each([
    [[], 'edit needs a file. See picwright edit --help'],
    [['a.jpg'], 'edit needs something to change, such as --author NAME or --shift-date +1h'],
    [['a.jpg', '--author', 'Ann'], 'Where should the results go? --out FOLDER or --in-place'],
    [['a.jpg', '--author', 'Ann', '--in-place', '--out', 'x'], /^--in-place: the file keeps its path/],
    [['a.jpg', '--author', 'Ann', '--backup', '--out', 'x'], '--backup: only --in-place replaces files'],
    [['a.jpg', '--autor', 'Ann'], /^unknown option '--autor'/],
    [['a.jpg', '--author'], /argument missing/],
    [['a.jpg', '--author', '--in-place'], '--author: a value must follow, not --in-place'],
    [['a.jpg', '--author', '', '--in-place'], /^--author: expected a text/],
    [['a.jpg', '--date', '1.5.2024', '--in-place'], /^--date: expected a date such as '2026-11-29T10:19:54', got/],
    [['a.jpg', '--shift-date', '1 hour', '--in-place'], /^--shift-date 1 hour: expected a time such as \+1h/],
    [['a.jpg', '--shift-date', '999999d', '--in-place'], /^--shift-date: expected a whole number of seconds/],
    [['a.jpg', '--date', '2024-05-01T12:00:00', '--shift-date', '1h', '--in-place'], /cannot be combined/],
    [['a.jpg', '--dpi', '300dpi', '--in-place'], "--dpi: expected a whole number from 1 to 65535, got '300dpi'"],
    [['a.jpg', '--remove', 'all', '--in-place'], /^--remove all: expected everything, place, place-and-person/],
    [['a.jpg', '--resize', '50%', '--in-place'], /^unknown option '--resize'/],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await editHere(...(args.length === 0 ? ['--json'] : args));
    expect(code).toBe(2);
    const [, line = ''] = /^picwright: (.*)\n$/.exec(err) ?? [];
    if (typeof message === 'string') expect(line).toBe(message);
    else expect(line).toMatch(message);
  });

  it('has a help of its own', async () => {
    const { code, out } = await editHere('--help');
    expect(code).toBe(0);
    for (const flag of ['--author', '--shift-date', '--remove', '--date-from-photo']) expect(out).toContain(flag);
  });
});
