import { Link2, Link2Off } from 'lucide-react';
import { Field } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Slider } from '#app/components/slider.tsx';
import { TextField } from '#app/components/text-field.tsx';
import type { Side } from '#app/tools/adjust/side-field.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { resizeWords } from '#words/resize.ts';
import { inUnit, type Measure, UNITS, type Unit } from './units.ts';
import { MAX_PERCENT, type View } from './view.ts';

interface SizeSectionProps {
  view: View;
  /** The text that is being typed. */
  texts: Partial<Record<Side | 'dpi', string>>;
  problems: Record<Side | 'dpi', string | undefined>;
  measure: Measure;
  disabled: boolean;
  onSide(side: Side, text: string): void;
  /** A field has lost the focus. */
  onLeave(field: Side | 'dpi'): void;
  onUnit(unit: Unit): void;
  onDpi(text: string): void;
  onStretch(stretched: boolean): void;
  onPercent(percent: number): void;
  onLock(locked: boolean): void;
}

/** The dimensions of the result. */
export function SizeSection(props: SizeSectionProps) {
  const { view, texts, problems, disabled, measure, onSide, onLeave, onUnit, onDpi, onPercent, onLock, onStretch } =
    props;
  const { locked, stretches, percent, result } = view;
  const side = (name: Side, label: string) => (
    <TextField
      label={label}
      error={problems[name]}
      value={texts[name] ?? inUnit(result[name], measure)}
      inputMode={measure.unit === 'px' ? 'numeric' : 'decimal'}
      unit={measure.unit}
      disabled={disabled}
      onText={(text) => onSide(name, text)}
      onBlur={() => onLeave(name)}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <h2 className="sr-only">{resizeWords.size}</h2>
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Segmented
          legend={resizeWords.unit}
          hideLegend
          options={UNITS.map((value) => ({ value, label: resizeWords.units[value] }))}
          value={measure.unit}
          onChange={onUnit}
          disabled={disabled}
        />
        {measure.unit === 'mm' && <p className="pb-3 text-small text-muted">{resizeWords.exact(result)}</p>}
      </div>
      {measure.unit === 'mm' && (
        <TextField
          label={resizeWords.dpi}
          error={problems.dpi}
          value={texts.dpi ?? String(measure.dpi)}
          inputMode="numeric"
          unit="dpi"
          disabled={disabled}
          onText={onDpi}
          onBlur={() => onLeave('dpi')}
        />
      )}
      {!locked && (
        <Segmented
          legend={resizeWords.shape}
          options={[
            { value: 'cut', label: resizeWords.cuts },
            { value: 'stretch', label: resizeWords.stretches },
          ]}
          value={stretches ? 'stretch' : 'cut'}
          onChange={(value) => onStretch(value === 'stretch')}
          disabled={disabled}
        />
      )}
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
    </div>
  );
}
