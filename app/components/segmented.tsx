import { type ReactNode, useId } from 'react';
import { useEarlyInput } from '#app/use-early-input.ts';
import { classNames } from './class-names.ts';

interface SegmentedProps<T extends string> {
  legend: string;
  /** Shows the legend to screen readers only. */
  hideLegend?: boolean;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange(value: T): void;
  disabled?: boolean;
  /** Less padding, for a line that would otherwise not hold the labels. */
  dense?: boolean;
  /** Columns of equal width, for more options than fit on a line. */
  columns?: boolean;
  className?: string;
}

/** Wider than a column. */
const isLong = (label: ReactNode) => typeof label === 'string' && label.length > 8;

/** One of a few visible options: radio buttons in the shape of a strip, with a radio group's keys. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, hideLegend, options, value, onChange, disabled, dense = false, columns = false, className } = props;
  const name = useId();
  const fieldset = useEarlyInput((group: HTMLFieldSetElement) => {
    const chosen = [...group.querySelectorAll('input')].findIndex((radio) => radio.checked && !radio.defaultChecked);
    return options[chosen]?.value;
  }, onChange);
  return (
    <fieldset ref={fieldset} disabled={disabled} className={classNames('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-small font-medium'}>{legend}</legend>
      <div
        className={classNames(
          'gap-1 rounded-control bg-sunken p-1',
          columns ? 'grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]' : 'flex flex-wrap',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              dense ? 'px-1' : 'px-2',
              columns && isLong(option.label) && 'col-span-2',
              'relative grid min-h-9 min-w-11 flex-auto cursor-pointer place-items-center rounded-[6px] text-small font-medium whitespace-nowrap text-muted transition-colors select-none hover:text-text has-checked:bg-surface has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--color-edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-text has-disabled:opacity-50 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              // A click on the current option counts as a choice by the visitor.
              onClick={() => option.value === value && onChange(value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
