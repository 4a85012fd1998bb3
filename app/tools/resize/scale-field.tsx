import { Field } from '#app/components/field.tsx';
import { Slider } from '#app/components/slider.tsx';
import { resizeWords } from '#words/resize.ts';
import { MAX_PERCENT } from './view.ts';

interface ScaleFieldProps {
  percent: number;
  disabled?: boolean | undefined;
  onPercent(percent: number): void;
}

/** The size as a percentage of the picture's. */
export function ScaleField({ percent, disabled, onPercent }: ScaleFieldProps) {
  return (
    <Field
      label={
        <span className="flex justify-between">
          {resizeWords.scale} <span className="font-normal text-muted">{resizeWords.percent(percent)}</span>
        </span>
      }
    >
      {({ id }) => (
        <Slider
          id={id}
          min={1}
          max={MAX_PERCENT}
          value={Math.min(MAX_PERCENT, percent)}
          aria-valuetext={resizeWords.percentSpoken(percent)}
          disabled={disabled}
          onChange={(event) => onPercent(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
