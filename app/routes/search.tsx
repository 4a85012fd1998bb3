import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { Inline } from '#app/components/inline.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import type { SearchState } from '#app/search/address.ts';
import { loadSearch } from '#app/search/load-search.ts';
import { openPage } from '#app/search/open-page.ts';
import { trackSearch } from '#app/search/track.ts';
import { addressOf } from '#pages/paths.ts';
import { searchWords } from '#words/search.ts';

export const meta = () => [
  { title: searchWords.pageTitle },
  { name: 'description', content: searchWords.description },
  { name: 'robots', content: 'noindex' },
];

/** Reads the query and redirects to the matching page, or home. */
export default function Search() {
  const { query: typed } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: SearchState | null };
  const navigate = useNavigate();
  const query = (typed ?? params.get('q') ?? '').trim();
  const counted = state?.counted ?? false;

  useEffect(() => {
    let left = false;
    const go = (path: string) => !left && openPage(path, navigate, { replace: true });
    if (!query) go(addressOf('/'));
    else {
      loadSearch().then(
        ({ resolveQuery, queryProblem }) => {
          if (left) return;
          if (!counted && !queryProblem(query)) trackSearch(query);
          go(resolveQuery(query).path);
        },
        () => go(`${addressOf('/')}?${new URLSearchParams({ q: query })}`),
      );
    }
    return () => {
      left = true;
    };
  }, [query, counted, navigate]);

  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <div role="status">
        <h1 className="text-lead font-semibold">{searchWords.finding}</h1>
      </div>
      <Spinner size={24} />
      <noscript>
        <p className="text-muted">
          <Inline text={searchWords.needsScript} />
        </p>
      </noscript>
    </div>
  );
}
