import { Link2, Link2Off } from 'lucide-react';
import { Field, TextInput } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { Slider } from '#app/components/slider.tsx';
import type { Side } from '#app/tools/adjust/side-field.ts';
import { CONTROLS } from '#catalogue/tools.ts';
import type { Size } from '#engine';
import { SIZE_PRESETS } from './presets.ts';
import { SENTENCES } from './sentences.ts';
import { MAX_PERCENT, type View } from './view.ts';

interface SizeSectionProps {
  view: View;
  /** What is being typed. */
  texts: Partial<Record<Side, string>>;
  problems: Record<Side, string | undefined>;
  disabled: boolean;
  onSide(side: Side, text: string): void;
  /** A field has lost the focus. */
  onLeave(side: Side): void;
  onPercent(percent: number): void;
  onLock(locked: boolean): void;
  onPreset(box: Size): void;
}

/** How large the picture will be. */
export function SizeSection(props: SizeSectionProps) {
  const { view, texts, problems, disabled, onSide, onLeave, onPercent, onLock, onPreset } = props;
  const { locked, percent, result } = view;
  const side = (name: Side, label: string) => (
    <Field label={label} error={problems[name]}>
      {(control) => (
        <TextInput
          {...control}
          value={texts[name] ?? String(result[name])}
          inputMode="numeric"
          autoComplete="off"
          unit="px"
          disabled={disabled}
          onChange={(event) => onSide(name, event.target.value)}
          onBlur={() => onLeave(name)}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 className="sr-only">{SENTENCES.size}</h2>
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
              {SENTENCES.scale} <span className="font-normal text-muted">{SENTENCES.percent(percent)}</span>
            </span>
          }
        >
          {({ id }) => (
            <Slider
              id={id}
              min={1}
              max={MAX_PERCENT}
              value={Math.min(MAX_PERCENT, percent)}
              aria-valuetext={SENTENCES.percentSpoken(percent)}
              disabled={disabled}
              onChange={(event) => onPercent(event.target.valueAsNumber)}
            />
          )}
        </Field>
      </div>
      <section aria-labelledby="presets-title">
        <h2 id="presets-title" className="mb-2 text-small font-medium">
          {SENTENCES.commonSizes}
        </h2>
        <ul className="grid grid-cols-2 gap-2">
          {SIZE_PRESETS.map(({ width, height, use }) => (
            <li key={use}>
              <button
                type="button"
                disabled={disabled}
                aria-pressed={result.width === width && result.height === height}
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
