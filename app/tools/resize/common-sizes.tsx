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
    <Select
      label={resizeWords.commonSizes}
      options={SIZE_PRESETS.map((preset) => ({
        value: keyOf(preset),
        label: resizeWords.preset(preset, sizeWords[keyOf(preset)]),
      }))}
      value={set && keyOf(set)}
      unset={resizeWords.anotherSize}
      disabled={disabled}
      onChange={(key) => {
        const chosen = SIZE_PRESETS.find((preset) => keyOf(preset) === key);
        if (chosen) onPreset(chosen);
      }}
    />
  );
}
