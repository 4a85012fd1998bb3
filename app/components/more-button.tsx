import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { TOOL_BUTTON } from './worded-button.tsx';

interface MoreButtonProps extends ComponentProps<'button'> {
  isOpen: boolean;
}

/** Words that show and hide further controls beside them. */
export function MoreButton({ isOpen, className, children, ...rest }: MoreButtonProps) {
  return (
    <button type="button" aria-expanded={isOpen} className={classNames(TOOL_BUTTON, 'px-2', className)} {...rest}>
      {children}
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}
