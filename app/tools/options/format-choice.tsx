import { type ReactNode, useState } from 'react';
import { MoreButton } from '#app/components/more-button.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { toolWords } from '#words/tools.ts';

interface FormatChoiceProps<F extends string> {
  legend: string;
  formats: readonly F[];
  /** Those that most visitors choose. The others are behind one button. */
  usual: readonly F[];
  labelOf(format: F): string;
  value: F;
  disabled: boolean;
  onChange(format: F): void;
  /** What helps to choose, beneath all formats. */
  children?: ReactNode;
}

/** The output format. The one that the page opened with is always in view. */
export function FormatChoice<F extends string>(props: FormatChoiceProps<F>) {
  const { legend, formats, usual, labelOf, value, disabled, onChange, children } = props;
  const [opened] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const shown = formats.filter((format) => isOpen || format === value || format === opened || usual.includes(format));
  return (
    <div className="flex flex-col">
      <Segmented
        legend={legend}
        columns
        options={shown.map((value) => ({ value, label: labelOf(value) }))}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
      <MoreButton className="-mb-2 -ml-2 self-start text-muted" isOpen={isOpen} onClick={() => setOpen(!isOpen)}>
        {toolWords.moreFormats}
      </MoreButton>
      {isOpen && children}
    </div>
  );
}
