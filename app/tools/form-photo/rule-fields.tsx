import { useState } from 'react';
import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { FORM_UNITS } from '#catalogue/forms/form.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { resizeWords } from '#words/resize.ts';
import { numberOf } from './address-text.ts';
import { FORM_FORMATS, type FormSettings, MOST_KB, MOST_SIDE } from './settings.ts';

interface RuleFieldsProps {
  settings: FormSettings;
  labelOf(format: FormSettings['format']): string;
  isContradiction: boolean;
  put(changed: Partial<FormSettings>): void;
}

type NumberName = 'width' | 'height' | 'dpi' | 'least' | 'most';
const MOST_DPI = 2400;

/** The rules of a form, as a visitor types them. */
export function RuleFields({ settings, labelOf, isContradiction, put }: RuleFieldsProps) {
  const [drafts, setDrafts] = useState<Partial<Record<NumberName, string>>>({});
  const { unit } = settings;

  const field = (name: NumberName, label: string, most: number, shown: string, isOptional = false) => {
    const draft = drafts[name];
    const isEmpty = draft !== undefined && draft.trim() === '';
    const isWrong = draft !== undefined && !(isEmpty && isOptional) && numberOf(draft, most) === undefined;
    return (
      <TextField
        label={label}
        error={isWrong ? formPhotoWords.number(most) : undefined}
        value={draft ?? settings[name] ?? ''}
        inputMode="decimal"
        unit={shown}
        onText={(text) => {
          setDrafts((before) => ({ ...before, [name]: text }));
          const value = numberOf(text, most);
          if (value !== undefined || (isOptional && text.trim() === '')) put({ [name]: value });
        }}
        onBlur={() => setDrafts(({ [name]: draft, ...others }) => (isWrong ? { ...others, [name]: draft } : others))}
      />
    );
  };
  const shownUnit = unit === 'in' ? resizeWords.inch : unit;

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        {field('width', CONTROLS.width, MOST_SIDE, shownUnit)}
        {field('height', CONTROLS.height, MOST_SIDE, shownUnit)}
      </div>
      <div className="grid grid-cols-2 items-end gap-2">
        <Select
          label={resizeWords.unit}
          options={FORM_UNITS.map((value) => ({ value, label: resizeWords.units[value] }))}
          value={unit}
          onChange={(unit) => put({ unit })}
        />
        {field('dpi', 'dpi', MOST_DPI, 'dpi', true)}
      </div>
      <div className="flex flex-col gap-1">
        <div className="grid grid-cols-2 gap-2">
          {field('least', formPhotoWords.least, MOST_KB, 'KB', true)}
          {field('most', formPhotoWords.most, MOST_KB, 'KB', true)}
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
    </div>
  );
}
