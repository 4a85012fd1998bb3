import { expect, it, vi } from 'vitest';
import type { Engine } from '#engine';
import { drawnByEngine } from './drawn-by-engine.ts';

it('draws a file once, and again after it was cancelled elsewhere', async () => {
  const file = new Blob(['x']);
  const picture = new Blob(['picture']);
  const preview = vi.fn(async () => picture);
  const { signal } = new AbortController();
  const draw = () => drawnByEngine(file, { preview } as unknown as Engine, signal);
  preview.mockRejectedValueOnce(new Error('cancelled'));
  const first = draw();
  const second = draw();
  await expect(first).rejects.toThrow('cancelled');
  expect(await second).toBe(picture);
  expect(await draw()).toBe(picture);
  expect(preview).toHaveBeenCalledTimes(2);
});
