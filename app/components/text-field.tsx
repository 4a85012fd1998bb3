import type { ComponentProps } from 'react';
import { Field, TextInput } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'className'>;
type InputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'children' | 'className'>;

interface TextFieldProps extends FieldProps, InputProps {
  onText(text: string): void;
}

/** A field for a text that the page keeps. The browser suggests no earlier ones. */
export function TextField({ label, error, hint, inline, onText, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} inline={inline}>
      {(control) => (
        <TextInput {...control} autoComplete="off" {...input} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}
