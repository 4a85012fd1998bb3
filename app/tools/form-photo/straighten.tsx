import { useId } from 'react';
import { Slider } from '#app/components/slider.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { MOST_DEGREES } from './turned-canvas.ts';

interface StraightenProps {
  degrees: number;
  onDegrees(degrees: number): void;
}

/** Turns the picture in its frame by a few degrees. */
export function Straighten({ degrees, onDegrees }: StraightenProps) {
  const id = useId();
  const shown = formPhotoWords.degrees(degrees);
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
        aria-valuetext={shown}
        onChange={({ target }) => onDegrees(target.valueAsNumber)}
      />
      <output htmlFor={id} className="text-small text-muted">
        {shown}
      </output>
    </div>
  );
}
