import { TextField } from '#app/components/text-field.tsx';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compressWords } from '#words/compress.ts';

interface TargetFieldProps {
  /** On one line, without its explanation. */
  inBar: boolean;
  text: string;
  problem: string | undefined;
  /** The file's size without a target, in bytes. */
  expected: number | undefined;
  disabled: boolean;
  onText(text: string): void;
  onLeft(): void;
}

/** The largest size that the file may have. */
export function TargetField({ inBar, text, problem, expected, disabled, onText, onLeft }: TargetFieldProps) {
  return (
    <TextField
      label={CONTROLS.targetSize}
      error={problem}
      inline={inBar}
      hint={inBar ? undefined : compressWords.targetHint}
      value={text}
      placeholder={expected === undefined ? undefined : String(Math.round(expected / 1024))}
      inputMode="decimal"
      unit="KB"
      disabled={disabled}
      onText={onText}
      onBlur={onLeft}
    />
  );
}
