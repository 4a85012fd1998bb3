import { describe, expect, it } from 'vitest';
import { profileOf as profileOfSharp } from '../../fixtures/tagged.ts';
import { codePointsOf, isSrgbProfile } from './icc.ts';
import { makeProfile } from './make-profile.ts';
import { readMatrixProfile } from './matrix-profile.ts';
import { ADOBE_RGB, type Curve, DISPLAY_P3, type Space, SRGB, SRGB_CURVE } from './space.ts';

const P3: Space<Curve> = { primaries: DISPLAY_P3, transfer: SRGB_CURVE };

describe('a profile made from primaries and a curve', () => {
  it('has the colorants and the curve of the usual profile for Display P3', async () => {
    const [made, usual] = [makeProfile(P3, false), await profileOfSharp('p3')].map(readMatrixProfile);
    const numbers = (profile: typeof made) => profile?.colorants.flat() ?? [];
    expect(numbers(made)).toEqual(numbers(usual).map((value) => expect.closeTo(value, 2)));
    expect(made?.curves[0].gamma).toBeCloseTo(usual?.curves[0].gamma ?? 0, 3);
  });

  it('is recognised as sRGB where it is', () => {
    expect(isSrgbProfile(makeProfile(SRGB, false))).toBe(true);
    expect(isSrgbProfile(makeProfile(P3, false))).toBe(false);
    expect(isSrgbProfile(makeProfile(ADOBE_RGB, false))).toBe(false);
    expect(isSrgbProfile(makeProfile({ ...SRGB, transfer: { gamma: 2.2 } }, false))).toBe(false);
  });

  it('adds up to D50', () => {
    for (const space of [SRGB, P3, ADOBE_RGB]) {
      const { colorants = [] } = readMatrixProfile(makeProfile(space, false)) ?? {};
      const white = [0, 1, 2].map((i) => colorants.reduce((sum, colour) => sum + (colour[i] ?? 0), 0));
      expect(white).toEqual([0.9642, 1, 0.8249].map((value) => expect.closeTo(value, 3)));
    }
  });

  it('states its length, its kind and no code points', () => {
    const grey = Buffer.from(makeProfile(SRGB, true));
    expect(grey.readUInt32BE(0)).toBe(grey.length);
    expect(grey.toString('latin1', 12, 24)).toBe('mntrGRAYXYZ ');
    expect(codePointsOf(grey)).toBeUndefined();
  });
});
