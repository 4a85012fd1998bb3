import { describe, expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import { type Probe, plan } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { PHOTO_PROBE } from '../../../fixtures/probe.ts';
import { withoutIdleQuality } from './idle-quality.ts';

const photo: Probe = {
  ...PHOTO_PROBE,
  mcu: { width: 16, height: 16 },
};
const base = TOOLS.resize.opens;
const turned = (quarterTurns: 1 | 3): Recipe => ({ ...base, edits: [{ do: 'rotate', quarterTurns }] });
const qualityOf = (recipe: Recipe, probe = photo) => withoutIdleQuality(recipe, base, probe, { plan }).output.quality;

describe('the quality that the page opens with', () => {
  it('is left out where a JPG is turned without a loss', () => {
    expect(qualityOf(turned(3))).toBeUndefined();
  });

  it('stays where the picture is encoded again', () => {
    // The bottom edge, which goes through an MCU, would be the left one.
    expect(qualityOf(turned(1))).toBe(85);
    expect(qualityOf(base)).toBe(85);
    expect(qualityOf({ ...base, edits: [{ do: 'resize', width: 800 }] })).toBe(85);
    expect(qualityOf(turned(3), { ...photo, profile: true, wideGamut: true })).toBe(85);
  });

  it('is another one where the visitor chose it', () => {
    expect(qualityOf({ ...turned(3), output: { ...base.output, quality: 60 } })).toBe(60);
  });
});
