import type { ReactNode } from 'react';
import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import { FORM_UNITS } from '#catalogue/forms/form.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { resizeWords } from '#words/resize.ts';
import { MOST, type NumberName, numberOf } from './numbers.ts';
import { FORM_FORMATS, type FormSettings } from './settings.ts';

interface RuleFieldsProps {
  settings: FormSettings;
  labelOf(format: FormSettings['format']): string;
  isContradiction: boolean;
  put(changed: Partial<FormSettings>): void;
  /** The file's name, which is no rule. */
  children: ReactNode;
}

/** The rules of a form, as a visitor types them. */
export function RuleFields({ settings, labelOf, isContradiction, put, children }: RuleFieldsProps) {
  const drafts = useDrafts<NumberName>();
  const { unit } = settings;

  const field = (name: NumberName, label: string, shown: string | undefined, isOptional = false) => {
    const draft = drafts.texts[name];
    const isLeftOut = (text: string) => isOptional && text.trim() === '';
    const isWrong = draft !== undefined && !isLeftOut(draft) && numberOf(draft, name) === undefined;
    return (
      <TextField
        label={label}
        error={isWrong ? formPhotoWords.number(MOST[name]) : undefined}
        value={draft ?? settings[name] ?? ''}
        inputMode="decimal"
        {...(shown && { unit: shown })}
        onText={(text) => {
          drafts.type(name, text);
          const value = numberOf(text, name);
          if (value !== undefined || isLeftOut(text)) put({ [name]: value });
        }}
        onBlur={() => !isWrong && drafts.settle(name)}
      />
    );
  };
  const shownUnit = unit === 'in' ? resizeWords.inch : unit;

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        {field('width', CONTROLS.width, shownUnit)}
        {field('height', CONTROLS.height, shownUnit)}
      </div>
      <div className="grid grid-cols-2 items-end gap-2">
        <Select
          label={resizeWords.unit}
          options={FORM_UNITS.map((value) => ({ value, label: resizeWords.units[value] }))}
          value={unit}
          onChange={(unit) => put({ unit })}
        />
        {field('dpi', 'dpi', 'dpi', true)}
      </div>
      <div className="flex flex-col gap-1">
        <div className="grid grid-cols-2 gap-2">
          {field('least', formPhotoWords.least, 'KB', true)}
          {field('most', formPhotoWords.most, 'KB', true)}
        </div>
        {isContradiction ? (
          <p role="alert" className="text-small text-bad">
            {formPhotoWords.contradiction}
          </p>
        ) : (
          <p className="text-small text-muted">{formPhotoWords.limitHint}</p>
        )}
      </div>
      <Segmented
        legend={CONTROLS.outputFormat}
        options={FORM_FORMATS.map((value) => ({ value, label: labelOf(value) }))}
        value={settings.format}
        onChange={(format) => put({ format })}
      />
      <div className="grid grid-cols-2 items-end gap-2">
        {children}
        {field('longest', formPhotoWords.longestName, undefined, true)}
      </div>
    </div>
  );
}
