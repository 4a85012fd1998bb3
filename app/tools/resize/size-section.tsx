import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { resizeWords } from '#words/resize.ts';
import { setPercent, setStretch } from './changes.ts';
import type { ResizeFacts, ResizeScreen, ResizeState } from './resize-screen.ts';
import { ScaleField } from './scale-field.tsx';
import { SizeFields } from './size-fields.tsx';
import { inUnit, UNITS } from './units.ts';

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
  return (
    <div className="flex flex-col gap-2">
      <h2 className="sr-only">{resizeWords.size}</h2>
      <SizeFields
        side={(name) => ({
          error: problems[name],
          value: texts[name] ?? inUnit(result[name], measure),
          inputMode: isOnPaper ? 'decimal' : 'numeric',
          unit: measure.unit === 'in' ? resizeWords.inch : measure.unit,
          onText: (text) => controls.typeSide(facts, name, text),
          onBlur: () => controls.leaveField(facts, name),
        })}
        locked={locked}
        disabled={disabled}
        onLock={(locked) => controls.setLock(facts, locked)}
      />
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
      <ScaleField
        percent={percent}
        disabled={disabled}
        onPercent={(percent) => controls.place(setPercent(arrangement, view, percent))}
      />
    </div>
  );
}
