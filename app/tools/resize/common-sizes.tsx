import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';
import { resizeWords } from '#words/resize.ts';
import { SIZE_PRESETS, type SizePreset } from './presets.ts';

interface CommonSizesProps {
  /** As it is set. */
  result: Size;
  disabled: boolean;
  onPreset(preset: Omit<SizePreset, 'use'>): void;
}

/** Sizes that are asked for often. */
export function CommonSizes({ result, disabled, onPreset }: CommonSizesProps) {
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title" className="mb-2 text-small font-medium">
        {resizeWords.commonSizes}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {SIZE_PRESETS.map(({ use, ...preset }) => (
          <li key={use}>
            <button
              type="button"
              disabled={disabled}
              aria-pressed={result.width === preset.width && result.height === preset.height}
              className="size-full rounded-control border border-line bg-surface px-3 py-2 text-left text-small transition-colors hover:border-text disabled:opacity-50 aria-pressed:border-text aria-pressed:bg-sunken"
              onClick={() => onPreset(preset)}
            >
              <span className="block font-medium">{formatSize(preset)}</span>
              <span className="block text-muted">{use}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
