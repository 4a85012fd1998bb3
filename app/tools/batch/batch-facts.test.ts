import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import type { Capabilities, Probe, Recipe, Result } from '#engine';
import * as api from '#engine';
import { batchWords } from '#words/batch.ts';
import { PHOTO_PROBE } from '../../../fixtures/probe.ts';
import type { BatchItem } from './batch.ts';
import { batchFacts, openingOf, problemsOf } from './batch-facts.ts';
import { rowResult } from './row-result.ts';

const { resize, compress, convert } = TOOLS.batch.actions ?? expect.unreachable('a batch has actions');
const can: Capabilities = { reads: api.READABLE_IDS, writes: api.WRITABLE_IDS, ignores: [] };
const probe: Probe = {
  ...PHOTO_PROBE,
  format: 'png',
  width: 800,
  height: 600,
  alpha: true,
  bytes: 1000,
};

const item = (name: string, change: Partial<BatchItem> = {}): BatchItem => ({
  id: name,
  file: new File(['x'.repeat(1000)], name),
  bytes: 1000,
  status: 'ready',
  probe,
  ...change,
});

function complete(name: string, recipe: Recipe): BatchItem {
  const result = {
    format: 'jpeg',
    blob: new Blob(['x']),
    bytes: 400,
    width: 800,
    height: 600,
    plan: { format: 'jpeg', width: 800, height: 600, losses: [] },
  } as unknown as Result;
  const { file } = item(name);
  return item(name, { status: 'complete', outcome: rowResult(api, file, recipe, result) });
}

const factsOf = (items: BatchItem[], recipe: Recipe, change: Partial<Parameters<typeof batchFacts>[0]> = {}) =>
  batchFacts({ state: { items }, recipe, api, can, saved: new Set(), keepsName: false, ...change });

describe('the facts of a batch', () => {
  it('count what a run would process', () => {
    const items = [complete('a.png', compress), complete('b.png', convert), item('c.png', { isCompressed: true })];
    const failed = item('d.png', { status: 'error' });
    expect(factsOf([...items, failed], compress)).toMatchObject({ due: 2, outdated: 1, compressedAgain: 1 });
    expect(factsOf(items, convert).compressedAgain).toBe(0);
  });

  it('name what the pictures lose, but for those that failed', () => {
    const toJpeg: Recipe = { edits: [], output: { ...convert.output, format: 'jpeg' } };
    const facts = factsOf([item('a.png'), item('b.png'), item('c.png', { status: 'error' })], toJpeg);
    expect(facts.losses).toEqual([expect.stringMatching(/^All 2 pictures lose transparency/)]);
    expect(facts.common).toEqual(['transparency']);
    expect(factsOf([item('a.png')], toJpeg, { api: undefined }).losses).toEqual([]);
  });

  it('name what a result that was made in advance has lost, instead of what was planned', () => {
    const toJpeg: Recipe = { edits: [], output: { ...convert.output, format: 'jpeg' } };
    const { outcome: trial } = complete('a.png', toJpeg);
    expect(factsOf([item('a.png', { trial })], toJpeg).losses).toEqual([]);
    // Made with other settings.
    expect(
      factsOf([item('a.png', { trial })], { ...toJpeg, edits: [{ do: 'rotate', quarterTurns: 1 }] }).losses,
    ).toHaveLength(1);
  });

  it('name the formats that this browser cannot write', () => {
    const facts = factsOf([item('a.png')], convert, { can: { ...can, writes: ['png'] } });
    expect(facts.losses.join()).toMatch(/cannot write WebP/);
  });

  it('list the results with their names and dates, and whether all are saved', () => {
    const done = complete('a.png', compress);
    const blob = done.outcome?.result.blob ?? expect.unreachable();
    const facts = factsOf([done, item('b.png')], compress);
    expect(facts.results).toEqual([{ blob, filename: 'a-compressed.jpg', lastModified: done.file.lastModified }]);
    expect(facts.isUnsaved).toBe(true);
    expect(facts.zipName(7)).toBe('compressed-images-7');
    expect(facts.savedAs).toBe(batchWords.savedAs('a.png', 'a-compressed.jpg'));
    expect(factsOf([done], compress, { saved: new Set([blob]), keepsName: true })).toMatchObject({
      isUnsaved: false,
      results: [{ filename: 'a.jpg' }],
    });
  });

  it('estimate the bytes of all results from those that exist', () => {
    expect(factsOf([complete('a.png', convert), item('b.png')], convert).expected()).toBe(800);
    expect(factsOf([item('b.png')], compress).expected()).toBeUndefined();
  });
});

it('finds the fields that hold no setting', () => {
  expect(problemsOf({ width: '800', height: '' }, compress)).toEqual({});
  expect(Object.keys(problemsOf({ width: 'wide', target: '-1', largest: 'x' }, compress)).sort()).toEqual([
    'height',
    'largest',
    'longest',
    'target',
    'width',
  ]);
});

it('finds a target of an address that its field does not allow', () => {
  const to = (bytes: number): Recipe => ({ edits: [], output: { format: 'same', aim: 'size', bytes } });
  expect(problemsOf({}, to(9 * 1024))).toEqual({ target: 'Target size must be between 10 and 10000 KB' });
  expect(problemsOf({}, to(10_001 * 1024))).toHaveProperty('target', expect.any(String));
  expect(problemsOf({}, to(10 * 1024)).target).toBeUndefined();
  // What is typed replaces it.
  expect(problemsOf({ target: '20' }, to(9 * 1024)).target).toBeUndefined();
});

it('opens each action with what the page opens it with', () => {
  const base: Recipe = { ...compress, output: { ...compress.output, quality: 40 } };
  expect(openingOf(compress, base)).toBe(base);
  expect(openingOf(resize, base)).toBe(resize);
});
