import { ChevronDown } from 'lucide-react';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';
import { Field } from './field.tsx';

interface SelectProps<V extends string | number> {
  label: string;
  hint?: string;
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  /** Shown if there is no value. */
  unset?: string;
  disabled?: boolean;
  /** The label is on the same line. */
  inline?: boolean;
  onChange(value: V): void;
}

/** A field with the system's own list, which phones and screen readers handle best. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { label, hint, options, value = '', unset, disabled, inline, onChange } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen) onChange(chosen.value);
  };
  const select = useEarlyInput<HTMLSelectElement, string>(enteredValue, choose);
  return (
    <Field label={label} hint={hint} inline={inline}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            ref={select}
            className="h-11 w-full appearance-none rounded-control border border-edge bg-surface pr-10 pl-3 text-body text-text disabled:opacity-50"
            value={value}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
          >
            {unset && (
              <option value="" disabled hidden>
                {unset}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  );
}
