import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, and the tooltip's text. */
  label: string;
  icon: LucideIcon;
}

export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={classNames(
          'grid size-11 place-items-center rounded-control text-text transition-colors hover:bg-sunken aria-pressed:bg-text aria-pressed:text-inverse disabled:opacity-50 disabled:hover:bg-transparent',
          className,
        )}
        {...rest}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
