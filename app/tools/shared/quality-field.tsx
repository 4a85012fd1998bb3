import type { ReactNode } from 'react';
import { Field } from '#app/components/field.tsx';
import { Slider } from '#app/components/slider.tsx';
import { CONTROLS } from '#catalogue/tools.ts';

interface QualityFieldProps {
  value: number;
  disabled?: boolean | undefined;
  /** In the place of the number. */
  shown?: string | undefined;
  hint?: ReactNode;
  onChange(quality: number): void;
}

/** 1 to 100, with its number beside the name. */
export function QualityField({ value, disabled, shown, hint, onChange }: QualityFieldProps) {
  return (
    <Field
      label={
        <span className="flex justify-between gap-4">
          {CONTROLS.quality}
          <span className="font-normal text-muted">{shown ?? `${value}%`}</span>
        </span>
      }
      hint={hint}
    >
      {(control) => (
        <Slider
          {...control}
          aria-label={CONTROLS.quality}
          value={value}
          min={1}
          max={100}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
