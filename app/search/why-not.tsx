import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadSearch } from './load-search.ts';

/** Why this page's tools cannot do what a search requested. */
export function WhyNot() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let left = false;
    setSentence(undefined);
    if (query)
      loadSearch().then(
        ({ whyNot }) => !left && setSentence(whyNot(query)),
        () => {},
      );
    return () => {
      left = true;
    };
  }, [query]);
  return (
    <div role="status">
      {sentence && (
        <p className="mb-8 flex items-start gap-3 rounded-surface border border-line bg-surface p-4">
          <SearchX aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
          <span className="min-w-0">{sentence}</span>
        </p>
      )}
    </div>
  );
}
