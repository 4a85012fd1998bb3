import type { ReactNode } from 'react';
import { useEarlyInput } from '#app/use-early-input.ts';
import { classNames } from './class-names.ts';

interface CheckboxProps {
  checked: boolean;
  disabled?: boolean | undefined;
  onChange(checked: boolean): void;
  className?: string;
  children: ReactNode;
}

/** A box and its label, both clickable. */
export function Checkbox({ checked, disabled, onChange, className = 'min-h-11 font-medium', children }: CheckboxProps) {
  const input = useEarlyInput(
    (box: HTMLInputElement) => (box.checked === box.defaultChecked ? undefined : box.checked),
    onChange,
  );
  return (
    <label className={classNames('flex items-center gap-3 text-small', className)}>
      <input
        ref={input}
        type="checkbox"
        className="size-5 shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
