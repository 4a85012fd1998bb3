import { Field } from '#app/components/field.tsx';
import { Select } from '#app/components/select.tsx';
import type { Size } from '#engine';
import { resizeWords } from '#words/resize.ts';
import { sizeWords } from '#words/sizes.ts';
import { SIZE_PRESETS, type SizePreset } from './presets.ts';

const keyOf = ({ width, height }: (typeof SIZE_PRESETS)[number]) => `${width}x${height}` as keyof typeof sizeWords;

interface CommonSizesProps {
  /** The current size. */
  result: Size;
  disabled: boolean;
  onPreset(preset: SizePreset): void;
}

/** Common sizes in one line, so that everything below stays above the fold of a laptop. */
export function CommonSizes({ result, disabled, onPreset }: CommonSizesProps) {
  const set = SIZE_PRESETS.find(({ width, height }) => result.width === width && result.height === height);
  return (
    <Field label={resizeWords.commonSizes}>
      {(control) => (
        <Select
          {...control}
          value={set ? keyOf(set) : ''}
          disabled={disabled}
          onChange={(event) => {
            const chosen = SIZE_PRESETS.find((preset) => keyOf(preset) === event.target.value);
            if (chosen) onPreset(chosen);
          }}
        >
          <option value="" disabled hidden>
            {resizeWords.anotherSize}
          </option>
          {SIZE_PRESETS.map((preset) => (
            <option key={keyOf(preset)} value={keyOf(preset)}>
              {resizeWords.preset(preset, sizeWords[keyOf(preset)])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
