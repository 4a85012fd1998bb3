import { useState } from 'react';
import { TextField } from '#app/components/text-field.tsx';

interface NumberFieldProps {
  words: { label: string; unit: string; line: string; problem: string };
  /** The current value; undefined if it is not set. */
  value: number | undefined;
  /** The value that applies if it is not set. */
  own: string;
  disabled: boolean;
  /** @returns undefined for an invalid value */
  read(typed: number): number | undefined;
  onChange(value: number | undefined): void;
}

/** A number that may be left empty, which means the default. */
export function NumberField({ words, value, own, disabled, read, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const typed = (text: string) => {
    setDraft(text);
    onChange(text.trim() === '' ? undefined : read(Number(text.replace(',', '.'))));
  };
  const isWrong = draft !== undefined && draft.trim() !== '' && value === undefined;
  return (
    <TextField
      label={words.label}
      hint={words.line}
      error={isWrong ? words.problem : undefined}
      value={draft ?? value ?? ''}
      placeholder={own}
      inputMode="decimal"
      unit={words.unit}
      disabled={disabled}
      onText={typed}
      onBlur={() => setDraft(isWrong ? draft : undefined)}
    />
  );
}
