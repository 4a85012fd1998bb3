import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A button of a bar of tools. */
export const TOOL_BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-small font-medium text-text transition-colors select-none hover:bg-sunken aria-pressed:bg-text aria-pressed:text-inverse disabled:opacity-50 disabled:hover:bg-transparent';

interface WordedProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  children: ReactNode;
}

/** An icon, with a label if there is space. */
export function WordedButton({ icon: Icon, className, children, ...rest }: WordedProps) {
  return (
    <button type="button" className={classNames(TOOL_BUTTON, 'sm:px-2', className)} {...rest}>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      <span className="max-sm:sr-only">{children}</span>
    </button>
  );
}
