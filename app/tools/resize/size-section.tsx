import { Link2, Link2Off } from 'lucide-react';
import { Field } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { Slider } from '#app/components/slider.tsx';
import { TextField } from '#app/components/text-field.tsx';
import type { Side } from '#app/tools/adjust/side-field.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { resizeWords } from '#words/resize.ts';
import { setPercent, setStretch } from './changes.ts';
import type { ResizeFacts, ResizeScreen, ResizeState } from './resize-screen.ts';
import { inUnit, UNITS } from './units.ts';
import { MAX_PERCENT } from './view.ts';

interface SizeSectionProps {
  /** The text that is being typed. */
  texts: ResizeState['texts'];
  facts: ResizeFacts;
  controls: ResizeScreen;
  disabled: boolean;
}

/** The dimensions of the result. */
export function SizeSection({ texts, facts, controls, disabled }: SizeSectionProps) {
  const { arrangement, view, problems, measure } = facts;
  const { locked, stretches, percent, result } = view;
  const isOnPaper = measure.unit !== 'px';
  const side = (name: Side, label: string) => (
    <TextField
      label={label}
      error={problems[name]}
      value={texts[name] ?? inUnit(result[name], measure)}
      inputMode={measure.unit === 'px' ? 'numeric' : 'decimal'}
      unit={measure.unit === 'in' ? resizeWords.inch : measure.unit}
      disabled={disabled}
      onText={(text) => controls.typeSide(facts, name, text)}
      onBlur={() => controls.leaveField(facts, name)}
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
            onClick={() => controls.setLock(facts, !locked)}
          />
        </div>
        {side('height', CONTROLS.height)}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {facts.kept && resizeWords.kept[facts.kept]}
      </p>
      <Select
        label={resizeWords.unit}
        inline
        options={UNITS.map((value) => ({ value, label: resizeWords.units[value] }))}
        value={measure.unit}
        onChange={(unit) => controls.chooseUnit(facts, unit)}
        disabled={disabled}
      />
      {isOnPaper && (
        <TextField
          label={resizeWords.dpi}
          error={problems.dpi}
          hint={resizeWords.exact(result)}
          value={texts.dpi ?? String(measure.dpi)}
          inputMode="numeric"
          unit="dpi"
          disabled={disabled}
          onText={(text) => controls.typeDpi(facts, text)}
          onBlur={() => controls.leaveField(facts, 'dpi')}
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
          onChange={(value) => controls.place(setStretch(arrangement, view, value === 'stretch'))}
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
            onChange={(event) => controls.place(setPercent(arrangement, view, event.target.valueAsNumber))}
          />
        )}
      </Field>
    </div>
  );
}
