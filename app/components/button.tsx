import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Kind = 'primary' | 'secondary' | 'quiet';

const KINDS: Record<Kind, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-edge bg-surface text-text hover:bg-sunken',
  quiet: 'border-transparent text-text hover:bg-sunken',
};

// In forced colours the transparent border shows the button's outline.
const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control border px-4 min-h-11 py-2 text-body font-medium no-underline transition-colors select-none [overflow-wrap:normal]';

/** A button's classes, for links to the next step. */
export function buttonClass(kind: Kind, extra?: string): string {
  return classNames(SHAPE, KINDS[kind], extra);
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  icon?: LucideIcon;
}

/** The screen has at most one primary button: the next step. */
export function Button({ kind = 'secondary', icon: Icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(kind, classNames('disabled:pointer-events-none disabled:opacity-50', className))}
      {...rest}
    >
      {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      {children}
    </button>
  );
}
