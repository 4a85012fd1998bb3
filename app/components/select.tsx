import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The system's own list, which phones and screen readers handle best. Name it with a `Field`. */
export function Select({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
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
