import { useId, useState } from 'react';
import { TextInput } from '#app/components/field.tsx';
import { Slider } from '#app/components/slider.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { degreesIn } from './numbers.ts';
import { MOST_DEGREES } from './turned-canvas.ts';

interface StraightenProps {
  degrees: number;
  onDegrees(degrees: number): void;
}

/** Turns the picture in its frame by a few degrees: with a slider in halves, or typed in tenths. */
export function Straighten({ degrees, onDegrees }: StraightenProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="straighten">
      <label htmlFor={id} className="text-small font-medium">
        {formPhotoWords.straighten}
      </label>
      <Slider
        id={id}
        min={-MOST_DEGREES}
        max={MOST_DEGREES}
        step={0.5}
        value={degrees}
        aria-valuetext={formPhotoWords.degrees(degrees)}
        onChange={({ target }) => onDegrees(target.valueAsNumber)}
      />
      <TextInput
        // The keyboard of a phone for decimals has no minus on iOS; that for a number has one.
        type="number"
        className="straighten-degrees"
        aria-label={formPhotoWords.degreesField}
        aria-invalid={typed !== undefined && degreesIn(typed) === undefined}
        min={-MOST_DEGREES}
        max={MOST_DEGREES}
        step={0.1}
        unit="°"
        value={typed ?? degrees}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const typedDegrees = degreesIn(value);
          if (typedDegrees !== undefined) onDegrees(typedDegrees);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
