import { describe, expect, test } from 'vitest';
import { SizeModel } from './curves.ts';

describe('predicting the logarithm of a size', () => {
  test('follows the usual slope from one point', () => {
    const model = new SizeModel(0.7);
    model.addDraft(-4, 12);
    expect(model.at(-3)).toBeCloseTo(12.7);
    expect(model.at(-5)).toBeCloseTo(11.3);
  });

  test('goes through what was measured, and straight between', () => {
    const model = new SizeModel(0.7);
    model.addFull(-4, 12);
    model.addFull(-2, 13);
    expect(model.at(-4)).toBe(12);
    expect(model.at(-2)).toBe(13);
    expect(model.at(-3)).toBeCloseTo(12.5);
  });

  test('moves the curve of the drafts to where a full encode lies', () => {
    const model = new SizeModel(1);
    model.addDraft(0, 10);
    model.addDraft(2, 13);
    expect(model.at(1)).toBeCloseTo(11.5);
    model.addFull(1, 11.2);
    expect(model.at(1)).toBeCloseTo(11.2);
    expect(model.at(2)).toBeCloseTo(12.7);
  });

  test('learns from two full encodes how their distance from the drafts changes', () => {
    const model = new SizeModel(1);
    for (const x of [0, 1, 2, 3]) model.addDraft(x, 10 + x);
    model.addFull(2, 12.2);
    expect(model.at(0)).toBeCloseTo(10.2);
    model.addFull(3, 13.4);
    expect(model.at(0)).toBeCloseTo(9.8);
  });

  test('leads on beyond the ends with the measured slope, but not with an absurd one', () => {
    const model = new SizeModel(1);
    model.addFull(0, 10);
    model.addFull(1, 12);
    expect(model.at(2)).toBeCloseTo(14);
    model.addFull(1.01, 11);
    expect(model.at(2.01)).toBeCloseTo(11 + 1 / 3);
  });

  test('takes a step measured again at its new value', () => {
    const model = new SizeModel(1);
    model.addFull(0, 10);
    model.addFull(0, 11);
    expect(model.at(0)).toBe(11);
  });
});
