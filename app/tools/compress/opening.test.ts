import { afterEach, expect, it, vi } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import { formatOf, type Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { adapt } from './opening.ts';
import { rememberOwnFormat } from './own-formats.ts';

const base = TOOLS.compress.opens;
const chosen: Recipe = { ...base, output: { ...base.output, preserveFormat: true } };
const webp: Recipe = { ...base, output: { ...base.output, format: 'webp' } };
const photo = { format: 'jpeg', alpha: false, frames: 1 };

it.each<[string, Recipe, Recipe, Partial<Probe>, string]>([
  ['a photo becomes what the page opens with', base, base, {}, 'jpeg'],
  ['a picture with transparency keeps its format', base, base, { format: 'png', alpha: true }, 'same'],
  ['an animation keeps its format', base, base, { format: 'gif', frames: 3 }, 'same'],
  ['a format chosen by hand holds', chosen, base, { format: 'png', alpha: true }, 'jpeg'],
  ['a format from the address holds', webp, base, { format: 'png', alpha: true }, 'webp'],
  ['a JPG that the address names counts as opened', base, webp, { format: 'png', alpha: true }, 'same'],
  ['a page of another format loses nothing by it', webp, webp, { format: 'png', alpha: true }, 'webp'],
])('%s', (_, recipe, page, probe, format) => {
  expect(adapt(recipe, page, { probe: { ...photo, ...probe } as Probe }, { formatOf }).output.format).toBe(format);
});

afterEach(() => vi.unstubAllGlobals());

it.each<[string, Recipe, Partial<Probe>, boolean, string]>([
  ['what the visitor has chosen holds for the format', base, { format: 'png' }, false, 'same'],
  ['not for another', base, {}, false, 'jpeg'],
  ['nor where the page or its address names a format', base, { format: 'png' }, true, 'jpeg'],
  ['nor where another was chosen by hand', chosen, { format: 'png' }, false, 'jpeg'],
])('once a PNG is to be kept: %s', (_, recipe, probe, isNamed, format) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  rememberOwnFormat('png', true);
  const adapted = adapt(recipe, base, { probe: { ...photo, ...probe } as Probe }, { formatOf }, isNamed);
  expect(adapted.output.format).toBe(format);
});
