import { Link2, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, TextInput } from '#app/components/field.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { pixelsOf } from '#app/tools/resize/settings.ts';
import { QualityField } from '#app/tools/single-file/quality-field.tsx';
import { idOf, labelOf } from '#catalogue/formats/names.ts';
import type { BatchAction } from '#catalogue/preset.ts';
import { CONTROLS, TOOLS } from '#catalogue/tools.ts';
import type { Recipe, WritableId } from '#engine';
import { BATCH_ACTIONS, type BatchSettings, type SettingsErrors, usesQuality } from './settings.ts';

const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Resize',
  compress: 'Compress',
  convert: 'Convert',
};

const TARGETS = (['jpg', 'png', 'webp', 'gif', 'tiff', 'avif', 'pdf'] as const).map((word) => ({
  id: idOf(word) as WritableId,
  label: labelOf(word),
}));

interface SettingsPanelProps {
  settings: BatchSettings;
  errors: SettingsErrors;
  recipe: Recipe;
  disabled: boolean;
  onChange(part: Partial<BatchSettings>): void;
}

/** The first two steps: what is done to all pictures, and how. */
export function SettingsPanel({ settings, errors, recipe, disabled, onChange }: SettingsPanelProps) {
  const [first, second] = TOOLS.batch.steps;
  return (
    <>
      <section aria-labelledby="batch-action">
        <StepTitle id="batch-action" number={1} title={first} />
        <Segmented
          legend="Action"
          hideLegend
          options={BATCH_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }))}
          value={settings.action}
          onChange={(action) => onChange({ action })}
          disabled={disabled}
        />
      </section>
      <section aria-labelledby="batch-settings" className="flex flex-col">
        <StepTitle id="batch-settings" number={2} title={second} />
        <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-2 sm:gap-3">
          <legend className="sr-only">{ACTION_LABELS[settings.action]}</legend>
          {settings.action === 'resize' && <ResizeFields {...{ settings, errors, onChange }} />}
          {settings.action === 'compress' && <CompressFields {...{ settings, errors, onChange, recipe }} />}
          {settings.action === 'convert' && <ConvertFields {...{ settings, onChange }} />}
        </fieldset>
      </section>
    </>
  );
}

export function StepTitle({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <h2 id={id} className="mb-1 font-semibold sm:mb-2">
      <span className="text-muted">{number}.</span> {title}
    </h2>
  );
}

type FieldsProps = Pick<SettingsPanelProps, 'settings' | 'errors' | 'onChange'>;

function ResizeFields({ settings, errors, onChange }: FieldsProps) {
  const locked = settings.maintainAspectRatio;
  const side = (name: 'width' | 'height') => (
    <Field label={CONTROLS[name]} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          value={settings[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          unit="px"
        />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] items-start gap-1">
        {side('width')}
        <div className="mt-6">
          <IconButton
            label={CONTROLS.lock}
            icon={locked ? Link2 : Link2Off}
            aria-pressed={locked}
            onClick={() => onChange({ maintainAspectRatio: !locked, fit: 'inside' })}
          />
        </div>
        {side('height')}
      </div>
      <Hint>{frameSentence(settings)}</Hint>
    </>
  );
}

/** What becomes of pictures of any shape. */
function frameSentence({ width, height, maintainAspectRatio, fit }: BatchSettings): string {
  const w = pixelsOf(width);
  const h = pixelsOf(height);
  if (w && h) {
    if (!maintainAspectRatio) return 'Every picture is stretched to exactly this size.';
    return fit === 'cover'
      ? 'Every picture fills this frame; what juts out is cut off evenly.'
      : 'Each picture keeps its proportions.';
  }
  if (w) return 'Every picture becomes this wide, and as high as it needs to be.';
  return h ? 'Every picture becomes this high, and as wide as it needs to be.' : 'Give a width, a height, or both.';
}

function CompressFields({ settings, errors, onChange, recipe }: FieldsProps & Pick<SettingsPanelProps, 'recipe'>) {
  const frame = recipe.edits.find((edit) => edit.do === 'resize');
  const byQuality = usesQuality(settings);
  return (
    <>
      <QualityField
        value={settings.quality}
        shown={byQuality ? undefined : 'set by the target size'}
        disabled={!byQuality}
        onChange={(quality) => onChange({ quality })}
      />
      <Field
        label={`${CONTROLS.targetSize}, optional`}
        error={errors.targetSize}
        hint="The largest that a file may become."
      >
        {(control) => (
          <TextInput
            {...control}
            value={settings.targetSize}
            onChange={(event) => onChange({ targetSize: event.target.value })}
            inputMode="decimal"
            autoComplete="off"
            unit="KB"
          />
        )}
      </Field>
      {frame?.width && frame.height && (
        <Hint>Larger pictures are scaled down to fit {formatSize({ width: frame.width, height: frame.height })}.</Hint>
      )}
    </>
  );
}

function ConvertFields({ settings, onChange }: Omit<FieldsProps, 'errors'>) {
  return (
    <>
      <Field label={CONTROLS.targetFormat}>
        {({ id }) => (
          <Select
            id={id}
            value={settings.format}
            onChange={(event) => onChange({ format: event.target.value as WritableId })}
          >
            {TARGETS.map((target) => (
              <option key={target.id} value={target.id}>
                {target.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {usesQuality(settings) ? (
        <QualityField value={settings.quality} onChange={(quality) => onChange({ quality })} />
      ) : (
        <Hint>{TARGETS.find(({ id }) => id === settings.format)?.label} has no quality to choose.</Hint>
      )}
    </>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-small text-muted">{children}</p>;
}
