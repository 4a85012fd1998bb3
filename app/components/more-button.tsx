import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { TOOL_BUTTON } from './worded-button.tsx';

interface MoreButtonProps extends ComponentProps<'button'> {
  isOpen: boolean;
}

/** Words that show and hide further controls beside them. */
export function MoreButton({ isOpen, className, children, ...rest }: MoreButtonProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <button type="button" aria-expanded={isOpen} className={classNames(TOOL_BUTTON, 'px-2', className)} {...rest}>
      {children}
      <Chevron aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
    </button>
  );
}
