import { useState } from 'react';
import { Field, TextInput } from '#app/components/field.tsx';
import { setOption } from '#app/tools/shared/recipe-changes.ts';
import { OPTIONS } from '#engine/recipe/options.ts';
import type { FieldsProps } from './fields.tsx';
import { SENTENCES } from './sentences.ts';

/** The resolution that is stated; that of the file where nothing is typed. */
export function DpiField({ output, disabled, change }: Omit<FieldsProps, 'offered'>) {
  const [draft, setDraft] = useState<string>();
  const { label, unit, own, line, problem } = SENTENCES.dpi;
  const typed = (text: string) => {
    setDraft(text);
    const dpi = OPTIONS.dpi.schema.safeParse(Number(text));
    change(setOption('dpi', dpi.success ? dpi.data : undefined));
  };
  const isWrong = draft !== undefined && draft.trim() !== '' && output.dpi === undefined;
  return (
    <Field label={label} hint={line} error={isWrong ? problem : undefined}>
      {(control) => (
        <TextInput
          {...control}
          value={draft ?? output.dpi ?? ''}
          placeholder={own}
          inputMode="numeric"
          autoComplete="off"
          unit={unit}
          disabled={disabled}
          onChange={(event) => typed(event.target.value)}
          onBlur={() => setDraft(isWrong ? draft : undefined)}
        />
      )}
    </Field>
  );
}
