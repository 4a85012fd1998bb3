import { Search } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { carryInHand } from '#app/upload/hand-over.ts';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';
import type { Suggestion } from '#pages/search/suggest.ts';
import { searchWords } from '#words/search.ts';
import { SEARCH, type SearchState, searchAddress } from './address.ts';
import { loadSearch } from './load-search.ts';
import { openPage } from './open-page.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { trackSearch } from './track.ts';

interface SearchBoxProps {
  className?: string;
  /** A navigation to another page is in progress. */
  onDone?(): void;
}

/** Finds a page by words: offers the best few while typing, and Enter for the rest. */
export function SearchBox({ className, onDone }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  /** That nothing does it, or why. */
  const [answer, setAnswer] = useState<string>();
  const latest = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const [listId, problemId] = [`${id}-list`, `${id}-problem`];
  const open = suggestions.length > 0;

  const close = () => {
    setSuggestions([]);
    setAnswer(undefined);
    setActive(-1);
  };

  const type = async (value: string) => {
    latest.current = value;
    setText(value);
    setProblem(undefined);
    setActive(-1);
    if (!value.trim()) return close();
    const search = await loadSearch().catch(() => undefined);
    // Newer input gets its own suggestions, and a field without focus shows none.
    if (!search || latest.current !== value || !form.current?.contains(document.activeElement)) return;
    const found = search.suggest(value);
    setSuggestions(found);
    setAnswer(
      search.whyNot(value) ?? (found.length === 0 && value.trim().length > 2 ? searchWords.nothing : undefined),
    );
  };

  const input = useEarlyInput<HTMLInputElement, string>(enteredValue, type);

  const leaveFor = (path: string, counted: string) => {
    latest.current = '';
    setText('');
    close();
    trackSearch(counted);
    carryInHand();
    openPage(path, navigate, { state: { counted: true } satisfies SearchState });
    onDone?.();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = suggestions[active];
    if (chosen) return leaveFor(chosen.path, chosen.label);
    const query = text.trim();
    if (!query) return;
    latest.current = '';
    close();
    const search = await loadSearch().catch(() => undefined);
    const found = search?.queryProblem(query);
    if (found) setProblem(found);
    else leaveFor(searchAddress(query), query);
  };

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (open || problem)) {
      // The first Escape closes the list, not the side menu around it.
      event.preventDefault();
      event.stopPropagation();
      setProblem(undefined);
      return close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !open) return;
    event.preventDefault();
    // Cycles from the field through the list: -1 is the field itself.
    const stops = suggestions.length + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element has no submit event
    <form
      ref={form}
      role="search"
      // Before scripts arrive, the browser submits the form itself.
      action={SEARCH}
      className={classNames('relative', className)}
      onSubmit={submit}
    >
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
      />
      <input
        ref={input}
        type="text"
        name="q"
        role="combobox"
        aria-label={searchWords.field}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        placeholder={searchWords.placeholder}
        value={text}
        onFocus={() => loadSearch().catch(() => {})}
        onChange={(event) => type(event.target.value)}
        onKeyDown={steer}
        onBlur={() => {
          close();
          setProblem(undefined);
        }}
        className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-9 text-body text-text placeholder:text-muted aria-invalid:border-bad lg:h-10"
      />
      <SuggestionList
        id={listId}
        answer={answer}
        suggestions={suggestions}
        active={active}
        onPoint={setActive}
        onChoose={({ path, label }) => leaveFor(path, label)}
      />
      <p
        id={problemId}
        role="alert"
        className={
          problem &&
          'absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-surface px-3 py-2 text-small text-bad shadow-float'
        }
      >
        {problem}
      </p>
    </form>
  );
}
