import { expect, it } from 'vitest';
import * as api from '#engine';
import { FORMATS, type Format, type FormatId, type Probe, type Recipe, WRITABLE_IDS } from '#engine';
import { noise } from '../../../fixtures/pictures.ts';
import { PHOTO_PROBE } from '../../../fixtures/probe.ts';
import { remarksOn } from './remarks.ts';

const labelled = (label: string | undefined): Format | undefined =>
  Object.values(FORMATS).find((format) => format.label === label);

const photo: Probe = {
  ...PHOTO_PROBE,
  format: 'png',
  width: 400,
  height: 300,
  alpha: true,
};

const file = new File([], 'photo.png');

it('names the format that a picture with transparency keeps, unless the quality changes it', () => {
  const say = (quality: number) =>
    remarksOn({
      file,
      probe: photo,
      recipe: { edits: [], output: { format: 'same', aim: 'compress', quality } },
      requested: 'jpeg',
      api,
    });
  expect(say(40)).toEqual(['It stays a PNG, because a JPG has no transparency.']);
  expect(say(39)).toEqual([]);
});

it('never contradict the plan, whatever the settings', () => {
  const random = noise(11);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  let said = 0;
  for (let i = 0; i < 20_000; i++) {
    const probe: Probe = {
      ...photo,
      // Small enough for every format.
      width: 200,
      height: 150,
      format: oneOf(Object.keys(FORMATS) as FormatId[]),
      alpha: random() < 0.5,
      frames: oneOf([1, 1, 4]),
    };
    const aim = oneOf([{ aim: 'compress' }, { aim: 'size', bytes: 50_000 }, { aim: 'score', score: 80 }] as const);
    const recipe: Recipe = {
      edits: [],
      output: {
        format: oneOf(['same', 'same', ...WRITABLE_IDS] as const),
        quality: 1 + Math.floor(random() * 100),
        ...(random() < 0.3 && { preserveFormat: true }),
        ...aim,
      },
    };
    const requested = oneOf(['same', ...WRITABLE_IDS] as const);
    const plan = api.plan(probe, recipe);
    for (const sentence of remarksOn({ file, probe, recipe, requested, api })) {
      const what = `“${sentence}” of ${JSON.stringify({ probe, recipe, requested, plan })}`;
      const [, kept, opened, lost] = /^It stays an? (\w+), because an? (\w+) (.*)\.$/.exec(sentence) ?? [];
      const [, grown] = /^An? (\w+) of this image/.exec(sentence) ?? [];
      const [, drawing] = /^It stays an? (\w+) and looks the same/.exec(sentence) ?? [];
      expect(labelled(kept ?? grown ?? drawing)?.id, what).toBe(plan.format);
      if (!kept) continue;
      said++;
      const animated = lost === 'cannot be animated';
      expect(labelled(opened)?.id, what).toBe(requested);
      expect(animated ? labelled(opened)?.holds.animation : labelled(opened)?.holds.alpha, what).toBe(false);
      expect(animated ? probe.frames > 1 : probe.alpha, what).toBe(true);
      expect(plan.losses, what).not.toContain(animated ? 'animation' : 'transparency');
    }
  }
  expect(said).toBeGreaterThan(100);
});
