import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Inline } from '#app/components/inline.tsx';
import { useHydrated } from '#app/use-hydrated.ts';
import { homeWords } from '#words/home.ts';
import { SECTIONS } from './sections.ts';

/** Explains a search without a match. */
export function NothingFound() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim();
  // The prerendered page has no query.
  if (!useHydrated() || !query) return null;
  return (
    <div role="status" className="mt-6 flex items-start gap-3 rounded-surface border border-line bg-surface p-4">
      <SearchX aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
      <p className="min-w-0">
        <Inline
          text={homeWords.nothingFound}
          values={{ query }}
          links={{ all: { search: `?${params}`, hash: SECTIONS.directory } }}
        />
      </p>
    </div>
  );
}
