import { expect, it, vi } from 'vitest';
import { lazily } from '#words/lazily.ts';

it('makes a value once, at the first call', () => {
  const make = vi.fn(() => ({ value: 1 }));
  const made = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});
