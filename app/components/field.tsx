import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';
import { classNames } from './class-names.ts';

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** Places the label next to the control instead of above it. */
  inline?: boolean;
  children(control: ControlProps): ReactNode;
}

/**
 * A label above, the control, and its error below, which also turns the label red. An error appears when the field
 * loses the focus or the form is sent, not during input.
 */
export function Field({ label, error: found, hint, className, inline, children }: FieldProps) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const error = typing ? undefined : found;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the control within
    <div
      onInput={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
      className={classNames(
        inline
          ? 'grid min-w-0 grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-3 gap-y-1 [&>p]:col-span-2'
          : 'flex min-w-0 flex-col gap-1',
        className,
      )}
    >
      <label htmlFor={id} className={classNames('text-small font-medium', error ? 'text-bad' : 'text-text')}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note })}
      {error ? (
        <p id={note} role="alert" className="text-small text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={note} className="text-small text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Absent in a form that reads its fields when it is sent. */
  onChange?(event: { target: { value: string } }): void;
  /** A unit, shown at the end inside the field. */
  unit?: string;
}

export function TextInput({ unit, className, ...rest }: TextInputProps) {
  const input = useEarlyInput<HTMLInputElement, string>(enteredValue, (value) =>
    rest.onChange?.({ target: { value } }),
  );
  return (
    <span className={classNames('relative block', className)}>
      <input
        ref={input}
        className={classNames(
          'h-11 w-full rounded-control border border-edge bg-surface px-3 text-body text-text aria-invalid:border-bad disabled:opacity-50',
          unit && 'pr-10',
        )}
        {...rest}
      />
      {unit && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted">
          {unit}
        </span>
      )}
    </span>
  );
}
