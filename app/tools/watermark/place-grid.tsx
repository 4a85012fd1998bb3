import { type KeyboardEvent, useId } from 'react';
import type { Position } from '#engine';
import { watermarkWords } from '#words/watermark.ts';

/** Row by row. */
const PLACES = [
  ...(['top-left', 'top', 'top-right'] as const),
  ...(['left', 'center', 'right'] as const),
  ...(['bottom-left', 'bottom', 'bottom-right'] as const),
] as const satisfies readonly Position[];

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (index: number) => Math.min(2, Math.max(0, index));

interface PlaceGridProps {
  value: Position;
  disabled: boolean;
  onChange(value: Position): void;
}

/** Nine places as radio buttons in the shape of a picture. The arrow keys move in both directions. */
export function PlaceGrid({ value, disabled, onChange }: PlaceGridProps) {
  const name = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const step = STEPS[event.key];
    const at = PLACES.indexOf(value);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = within(Math.floor(at / 3) + step[1]) * 3 + within((at % 3) + step[0]);
    event.currentTarget.querySelectorAll('input')[next]?.focus();
    const place = PLACES[next];
    if (place && place !== value) onChange(place);
  };
  return (
    <fieldset disabled={disabled} className="min-w-0" onKeyDown={onKeyDown}>
      <legend className="mb-1 text-small font-medium">{watermarkWords.place}</legend>
      <div className="grid w-fit grid-cols-3 gap-1 rounded-control bg-sunken p-1">
        {PLACES.map((place) => (
          <label
            key={place}
            title={watermarkWords.places[place]}
            className="relative grid h-9 w-14 cursor-pointer place-items-center rounded-[6px] text-muted transition-colors hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--color-edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-text has-disabled:opacity-50 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={place === value}
              onChange={() => onChange(place)}
            />
            <span className="sr-only">{watermarkWords.places[place]}</span>
            <span aria-hidden className="size-2 rounded-full bg-current" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
