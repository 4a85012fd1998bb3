import type { Comparison, LensAction } from './lens.ts';
import { ACTUAL } from './view.ts';

/** CSS pixels that an arrow moves the picture. */
const PAN_STEP = 40;

const PRESSED: Record<string, (state: Comparison) => LensAction> = {
  '+': () => ({ do: 'step', direction: 'closer' }),
  '=': () => ({ do: 'step', direction: 'closer' }),
  '-': () => ({ do: 'step', direction: 'further' }),
  '0': () => ({ do: 'zoom', to: 'fit' }),
  '1': () => ({ do: 'zoom', to: ACTUAL }),
  ArrowLeft: () => ({ do: 'pan', by: { x: PAN_STEP, y: 0 } }),
  ArrowRight: () => ({ do: 'pan', by: { x: -PAN_STEP, y: 0 } }),
  ArrowUp: () => ({ do: 'pan', by: { x: 0, y: PAN_STEP } }),
  ArrowDown: () => ({ do: 'pan', by: { x: 0, y: -PAN_STEP } }),
  b: () => ({ do: 'show-before', alone: true }),
  s: ({ arrangement }) => ({ do: 'arrange', as: arrangement === 'divider' ? 'side-by-side' : 'divider' }),
};

const RELEASED: typeof PRESSED = { b: () => ({ do: 'show-before', alone: false }) };

/** What a key does to a comparison that has the focus; undefined for one that means nothing here. */
export function keyAction(key: string, state: Comparison, pressed: boolean): LensAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (pressed ? PRESSED : RELEASED)[name]?.(state);
}
