import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface DropDownProps {
  /** The button's content, and its name if that is no text. */
  button: ReactNode;
  label?: string;
  buttonClass: string;
  className: string;
  children: ReactNode;
}

/**
 * A button that shows a list of links. Not an ARIA menu, whose keys are those of applications. It closes by a press or the
 * focus outside, by Escape and by following a link.
 */
export function DropDown({ button, label, buttonClass, className, children }: DropDownProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
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
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClass}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        id={id}
        hidden={!open}
        onClick={({ target }) => (target as Element).closest('a') && setOpen(false)}
        className={`absolute top-full z-30 mt-1 rounded-surface border border-line bg-surface p-2 shadow-float ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
