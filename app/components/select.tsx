import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  onChange(event: { target: { value: string } }): void;
}

/** The system's own list, which phones and screen readers handle best. Name it with a `Field`. */
export function Select({ children, ...rest }: SelectProps) {
  const select = useEarlyInput<HTMLSelectElement, string>(enteredValue, (value) =>
    rest.onChange({ target: { value } }),
  );
  return (
    <span className="relative block">
      <select
        ref={select}
        className="h-11 w-full appearance-none rounded-control border border-edge bg-surface pr-10 pl-3 text-body text-text disabled:opacity-50"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </span>
  );
}
