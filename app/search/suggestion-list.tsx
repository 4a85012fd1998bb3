import type { Suggestion } from '#pages/search/suggest.ts';
import { searchWords } from '#words/search.ts';

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  /** Why no tool does it. */
  answer: string | undefined;
  /** The entry that Enter opens; -1 for none. */
  active: number;
  onPoint(index: number): void;
  onChoose(suggestion: Suggestion): void;
}

/** The list of a combobox: the focus stays in the field, which names the active entry. */
export function SuggestionList({ id, suggestions, answer, active, onPoint, onChoose }: SuggestionListProps) {
  return (
    <div
      hidden={suggestions.length === 0 && !answer}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-surface border border-line bg-surface p-1 shadow-float"
    >
      <p role="status" className={answer && 'px-3 py-2 text-small text-muted'}>
        {answer}
      </p>
      <div id={id} role="listbox" aria-label={searchWords.suggestions} hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={suggestion.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-small aria-selected:bg-sunken"
            onPointerMove={() => onPoint(index)}
            // Otherwise the field would lose the focus, and the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
    </div>
  );
}
