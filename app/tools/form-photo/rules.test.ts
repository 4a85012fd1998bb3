import { describe, expect, it } from 'vitest';
import { isContradiction, ownFor, pixelsOf, rulesOf, settingsFor, signatureFor, sizeOf } from './rules.ts';
import { OPENS, SIGNATURE } from './settings.ts';

describe('the size in pixels', () => {
  it.each([
    [35, 'mm', 300, 413],
    [45, 'mm', undefined, 531],
    [2, 'in', 300, 600],
    [200, 'px', 72, 200],
    [0.01, 'mm', 72, 1],
  ] as const)('%s %s at %s dpi are %s pixels', (side, unit, dpi, pixels) => {
    expect(pixelsOf(side, unit, dpi)).toBe(pixels);
  });
});

describe('a form’s picture', () => {
  it('opens with long sides if its limit leaves room for them', () => {
    const square = { subject: 'photo', width: [600, 1200], height: [600, 1200] } as const;
    expect(sizeOf(settingsFor('a.0', { ...square, most: 240 }, OPENS))).toEqual({ width: 600, height: 600 });
    expect(sizeOf(settingsFor('a.0', { ...square, most: 10_000 }, OPENS))).toEqual({ width: 1200, height: 1200 });
    expect(sizeOf(settingsFor('a.0', { ...square, width: [600], height: [600] }, OPENS)).width).toBe(1200);
  });

  it('is checked by its own range, and with both kinds of kilobytes', () => {
    const picture = { subject: 'photo', width: [600, 1200], height: [600, 1200], least: 20, most: 50 } as const;
    expect(rulesOf(settingsFor('a.0', picture, OPENS), picture)).toMatchObject({
      width: { least: 600, most: 1200 },
      bytes: { least: 20_480, most: 50_000 },
    });
  });

  it('of any size has no rule for it', () => {
    const picture = { subject: 'signature', most: 30 } as const;
    expect(rulesOf(settingsFor('a.0', picture, OPENS), picture)).not.toHaveProperty('width');
  });
});

it('limits contradict each other if a kilobyte of 1,024 bytes is above one of 1,000', () => {
  const limits = (least: number, most: number) => rulesOf({ ...OPENS, least, most }, undefined);
  expect(isContradiction(limits(50, 20))).toBe(true);
  expect(isContradiction(limits(20, 20))).toBe(true);
  expect(isContradiction(limits(20, 21))).toBe(false);
  expect(isContradiction(rulesOf(OPENS, undefined))).toBe(false);
});

describe('a signature', () => {
  it('of own rules replaces what is not typed', () => {
    expect(ownFor('signature', OPENS)).toEqual(SIGNATURE);
    expect(ownFor('photo', SIGNATURE)).toEqual({ ...OPENS, ink: undefined });
    expect(ownFor('signature', { ...OPENS, width: 300, most: 10 })).toMatchObject({
      width: 300,
      height: 531,
      most: 10,
    });
  });

  it('that is drawn is the form’s if it asks for one', () => {
    expect(signatureFor({ ...OPENS, form: 'ibps.0' })).toMatchObject({ form: 'ibps.1', width: 140, ink: 'black' });
    expect(signatureFor({ ...OPENS, form: 'us-visa-ds160.0' })).toMatchObject({ form: undefined, ink: 'black' });
    expect(signatureFor({ ...SIGNATURE, ink: 'blue' })).toMatchObject({ ink: 'blue' });
  });
});
