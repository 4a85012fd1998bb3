import { Field } from '#app/components/field.tsx';
import { Select } from '#app/components/select.tsx';
import type { Size } from '#engine';
import { resizeWords } from '#words/resize.ts';
import { SIZE_PRESETS, type SizePreset } from './presets.ts';

interface CommonSizesProps {
  /** The current size. */
  result: Size;
  disabled: boolean;
  onPreset(preset: SizePreset): void;
}

/** Common sizes in one line, so that everything below stays above the fold of a laptop. */
export function CommonSizes({ result, disabled, onPreset }: CommonSizesProps) {
  const isSet = ({ width, height }: Size) => result.width === width && result.height === height;
  return (
    <Field label={resizeWords.commonSizes}>
      {(control) => (
        <Select
          {...control}
          value={SIZE_PRESETS.find(isSet)?.use ?? ''}
          disabled={disabled}
          onChange={(event) => {
            const chosen = SIZE_PRESETS.find(({ use }) => use === event.target.value);
            if (chosen) onPreset(chosen);
          }}
        >
          <option value="" disabled hidden>
            {resizeWords.anotherSize}
          </option>
          {SIZE_PRESETS.map((preset) => (
            <option key={preset.use} value={preset.use}>
              {resizeWords.preset(preset, preset.use)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
