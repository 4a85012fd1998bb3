import type { Comparison, LensAction } from './lens.ts';
import { ACTUAL } from './view.ts';

/** CSS pixels that an arrow key moves the picture. */
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

/** The action of a key in a focused comparison; undefined for keys without one. */
export function keyAction(key: string, state: Comparison, pressed: boolean): LensAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (pressed ? PRESSED : RELEASED)[name]?.(state);
}
