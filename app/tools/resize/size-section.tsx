import { Link2, Link2Off } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, TextInput } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { Slider } from '#app/components/slider.tsx';
import { CONTROLS } from '#catalogue/tools.ts';
import type { Size } from './aspect.ts';
import { SIZE_PRESETS } from './presets.ts';
import type { ResizeSettings } from './settings.ts';
import { MAX_PERCENT, percentOf } from './size-fields.ts';

interface SizeSectionProps {
  form: UseFormReturn<ResizeSettings>;
  /** What is resized: the picture after turns and crop. */
  source: Size;
  disabled: boolean;
  onSide(side: 'width' | 'height'): void;
  onPercent(percent: number): void;
  onLock(locked: boolean): void;
  onPreset(box: Size): void;
}

/** How large the picture will be. */
export function SizeSection({ form, source, disabled, onSide, onPercent, onLock, onPreset }: SizeSectionProps) {
  const { register, formState } = form;
  const settings = useWatch({ control: form.control }) as ResizeSettings;
  const locked = settings.maintainAspectRatio;
  const percent = percentOf(source, settings);
  const side = (name: 'width' | 'height', label: string) => (
    <Field label={label} error={formState.errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name, { onChange: () => onSide(name) })}
          inputMode="numeric"
          autoComplete="off"
          unit="px"
          disabled={disabled}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 className="sr-only">Size</h2>
        <div className="grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] items-start gap-1">
          {side('width', CONTROLS.width)}
          <div className="mt-6">
            <IconButton
              label={CONTROLS.lock}
              icon={locked ? Link2 : Link2Off}
              aria-pressed={locked}
              disabled={disabled}
              onClick={() => onLock(!locked)}
            />
          </div>
          {side('height', CONTROLS.height)}
        </div>
        <Field
          label={
            <span className="flex justify-between">
              Scale <span className="font-normal text-muted">{percent === undefined ? '' : `${percent}%`}</span>
            </span>
          }
        >
          {({ id }) => (
            <Slider
              id={id}
              min={1}
              max={MAX_PERCENT}
              value={Math.min(MAX_PERCENT, percent ?? 100)}
              aria-valuetext={`${percent ?? 100} percent`}
              disabled={disabled}
              onChange={(event) => onPercent(event.target.valueAsNumber)}
            />
          )}
        </Field>
      </div>
      <section aria-labelledby="presets-title">
        <h2 id="presets-title" className="mb-2 text-small font-medium">
          Common sizes
        </h2>
        <ul className="grid grid-cols-2 gap-2">
          {SIZE_PRESETS.map(({ width, height, use }) => (
            <li key={use}>
              <button
                type="button"
                disabled={disabled}
                aria-pressed={settings.width === String(width) && settings.height === String(height)}
                className="size-full rounded-control border border-line bg-surface px-3 py-2 text-left text-small transition-colors hover:border-text disabled:opacity-50 aria-pressed:border-text aria-pressed:bg-sunken"
                onClick={() => onPreset({ width, height })}
              >
                <span className="block font-medium">{formatSize({ width, height })}</span>
                <span className="block text-muted">{use}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
