import { Select } from '#app/components/select.tsx';
import { useWarmForFormats } from '#app/engine/use-engine.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import type { WritableId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';

/** The output formats of a batch. */
export const TARGETS = SHORT_FACTS.filter(({ written }) => written);

interface FormatSelectProps {
  label: string;
  format: Output['format'];
  /** The formats that this browser can write, once they are known. */
  writes: readonly WritableId[] | undefined;
  isOffered?(format: (typeof TARGETS)[number]): boolean;
  /** Whether pictures may keep their own format. */
  asItIs?: boolean;
  onChoose(format: Output['format']): void;
}

/** The format of the results. The current one is always in the list. */
export function FormatSelect({ label, format, writes, isOffered, asItIs, onChoose }: FormatSelectProps) {
  useWarmForFormats();
  const offered = TARGETS.filter((target) => {
    const isWritten = !writes || writes.some((can) => can === target.id);
    return target.id === format || (isWritten && (isOffered?.(target) ?? true));
  });
  return (
    <Select
      label={label}
      options={[
        ...(asItIs ? [{ value: 'same' as const, label: toolWords.asItIs }] : []),
        ...offered.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={format}
      onChange={onChoose}
    />
  );
}
