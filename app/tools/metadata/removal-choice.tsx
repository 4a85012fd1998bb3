import { useId } from 'react';
import { useEarlyInput } from '#app/use-early-input.ts';
import { REMOVALS, type Removal } from '#engine/inspect/removals.ts';
import { metadataWords } from '#words/metadata.ts';

interface RemovalChoiceProps {
  value: Removal;
  onChange(removal: Removal): void;
}

/** The four ways to remove metadata, each with what goes. */
export function RemovalChoice({ value, onChange }: RemovalChoiceProps) {
  const name = useId();
  const fieldset = useEarlyInput((group: HTMLFieldSetElement) => {
    const chosen = [...group.querySelectorAll('input')].findIndex((radio) => radio.checked && !radio.defaultChecked);
    return REMOVALS[chosen];
  }, onChange);
  return (
    <fieldset ref={fieldset} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-small font-medium">{metadataWords.remove}</legend>
      {REMOVALS.map((removal) => (
        <label key={removal} className="metadata-choice">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0"
            checked={removal === value}
            onChange={() => onChange(removal)}
          />
          <span className="min-w-0">
            <span className="block text-small font-medium">{metadataWords.removals[removal]}</span>
            {removal === value && (
              <span className="block text-small text-muted">{metadataWords.removalLines[removal]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
