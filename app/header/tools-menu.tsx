import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { MORE_LINKS } from '#app/navigation.ts';
import { frameWords } from '#words/frame.ts';

/** A button that shows a list of links. Not an ARIA menu, whose keys are those of applications. */
export function ToolsMenu() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-14 items-center gap-1 px-3 text-small font-medium text-muted transition-colors hover:text-text aria-expanded:text-text"
      >
        {frameWords.allTools}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className={classNames('transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute top-full left-0 z-30 mt-1 w-64 rounded-surface border border-line bg-surface p-2 shadow-float"
      >
        {MORE_LINKS.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-control px-3 text-small font-medium text-text hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
