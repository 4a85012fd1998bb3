import { useId } from 'react';
import { useEarlyInput } from '#app/use-early-input.ts';
import { REMOVABLE_GROUPS, REMOVALS, type RemovableGroup, type Removal } from '#engine/inspect/removals.ts';
import { metadataWords } from '#words/metadata.ts';

interface RemovalChoiceProps {
  /** Absent: nothing is removed. */
  value: Removal | undefined;
  onChange(removal: Removal | undefined): void;
}

/** What is checked when groups are chosen first. */
const FIRST_GROUPS: readonly RemovableGroup[] = ['place'];

/** What each radio button removes, in their order. */
const WAYS: readonly (Removal | undefined)[] = [...REMOVALS, FIRST_GROUPS, undefined];

/** The ways to remove metadata, each with what goes: four, group by group, or none. */
export function RemovalChoice({ value, onChange }: RemovalChoiceProps) {
  const name = useId();
  const fieldset = useEarlyInput(
    (group: HTMLFieldSetElement) => {
      const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const chosen = radios.findIndex((radio) => radio.checked && !radio.defaultChecked);
      return chosen < 0 ? undefined : { removal: WAYS[chosen] };
    },
    ({ removal }: { removal: Removal | undefined }) => onChange(removal),
  );
  const groups = typeof value === 'object' ? value : undefined;
  return (
    <fieldset ref={fieldset} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-small font-medium">{metadataWords.remove}</legend>
      {REMOVALS.map((removal) => (
        <Way
          key={removal}
          name={name}
          label={metadataWords.removals[removal]}
          line={metadataWords.removalLines[removal]}
          isChosen={removal === value}
          onChoose={() => onChange(removal)}
        />
      ))}
      <Way
        name={name}
        label={metadataWords.byGroup}
        line={metadataWords.byGroupLine}
        isChosen={groups !== undefined}
        onChoose={() => onChange(FIRST_GROUPS)}
      />
      {groups && <GroupChoice value={groups} onChange={onChange} />}
      <Way
        name={name}
        label={metadataWords.keep}
        line={metadataWords.keepLine}
        isChosen={value === undefined}
        onChoose={() => onChange(undefined)}
      />
    </fieldset>
  );
}

interface WayProps {
  /** Of all radio buttons. */
  name: string;
  label: string;
  line: string;
  isChosen: boolean;
  onChoose(): void;
}

function Way({ name, label, line, isChosen, onChoose }: WayProps) {
  return (
    <label className="metadata-choice">
      <input type="radio" name={name} className="size-5 shrink-0" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block text-small font-medium">{label}</span>
        {isChosen && <span className="block text-small text-muted">{line}</span>}
      </span>
    </label>
  );
}

interface GroupChoiceProps {
  value: readonly RemovableGroup[];
  onChange(groups: readonly RemovableGroup[]): void;
}

function GroupChoice({ value, onChange }: GroupChoiceProps) {
  // In the order of the list, so that the same choice is the same address.
  const toggle = (group: RemovableGroup) =>
    onChange(REMOVABLE_GROUPS.filter((each) => (each === group) !== value.includes(each)));
  return (
    <fieldset aria-label={metadataWords.byGroup} className="metadata-groups text-small">
      {REMOVABLE_GROUPS.map((group) => (
        <label key={group} className="metadata-choice">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={value.includes(group)}
            onChange={() => toggle(group)}
          />
          <span className="min-w-0">{metadataWords.groups[group]}</span>
        </label>
      ))}
    </fieldset>
  );
}
