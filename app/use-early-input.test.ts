import { expect, it } from 'vitest';
import { enteredValue } from './use-early-input.ts';

const field = (value: string, defaultValue: string) => ({ value, defaultValue }) as HTMLInputElement;
const list = (value: string, drawn: string | undefined) => {
  const options = ['webp', 'avif', 'png'].map((value) => ({ value, defaultSelected: value === drawn }));
  return { value, options } as unknown as HTMLSelectElement;
};

it('returns what was typed or emptied, and nothing for an unchanged field', () => {
  expect(enteredValue(field('640', '1200'))).toBe('640');
  expect(enteredValue(field('', '1200'))).toBe('');
  expect(enteredValue(field('1200', '1200'))).toBeUndefined();
});

it('returns what was chosen from a list', () => {
  expect(enteredValue(list('avif', 'webp'))).toBe('avif');
  expect(enteredValue(list('webp', 'webp'))).toBeUndefined();
});

it('returns nothing for a list without a selection: the browser shows its first entry', () => {
  expect(enteredValue(list('webp', undefined))).toBeUndefined();
});
