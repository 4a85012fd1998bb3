import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from './class-names.ts';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
}

/** The browser's own range control, filled up to its value. Name it with a label or `aria-label`. */
export function Slider({ value, min, max, className, ...rest }: SliderProps) {
  const filled = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <input
      type="range"
      className={classNames('slider', className)}
      style={{ '--filled': filled } as CSSProperties}
      value={value}
      min={min}
      max={max}
      {...rest}
    />
  );
}
