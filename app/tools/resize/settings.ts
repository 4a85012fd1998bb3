import * as z from 'zod/mini';
import type { Size } from './aspect.ts';

/** Empty, or the digits of a positive number. */
const side = (message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || pixelsOf(text) !== undefined, message));

export const ResizeForm = z.object({
  width: side('Width must be a positive number'),
  height: side('Height must be a positive number'),
  maintainAspectRatio: z.boolean(),
});

/** The form of the resize tool: digits as they were typed. */
export type ResizeSettings = z.infer<typeof ResizeForm>;

/** @returns whole pixels; undefined for a field that is empty or wrong */
export function pixelsOf(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && value > 0 && Number.isFinite(value) ? Math.max(1, Math.round(value)) : undefined;
}

/** The size that both fields ask for, where both do. */
export function boxOf({ width, height }: ResizeSettings): Size | undefined {
  const w = pixelsOf(width);
  const h = pixelsOf(height);
  return w && h ? { width: w, height: h } : undefined;
}
