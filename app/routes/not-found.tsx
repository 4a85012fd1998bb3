import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { HOME } from '#app/navigation.ts';
import { loadSearch } from '#app/search/load-search.ts';
import { useHydrated } from '#app/use-hydrated.ts';
import type { Suggestion } from '#pages/search/suggest.ts';
import { frameWords } from '#words/frame.ts';

const WORDS = frameWords.notFound;

export const meta = () => [{ title: WORDS.pageTitle }, { name: 'robots', content: 'noindex' }];

/** The kind of the missing page, by its address. */
function missingAt(pathname: string): string | undefined {
  if (/^\/tools\/hubs\/./.test(pathname)) return WORDS.hub;
  if (/^\/tools\/(?!hubs\/?$)./.test(pathname)) return WORDS.tool;
  return /^\/tools(\/|$)/.test(pathname) ? WORDS.page : undefined;
}

export default function NotFound() {
  const { pathname } = useLocation();
  // One file answers every unknown address. Only the browser has the actual one.
  const missing = useHydrated() ? missingAt(pathname) : undefined;
  return (
    <div className="page-width flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-title font-bold">{WORDS.title}</h1>
      <p className="max-w-prose text-muted">{WORDS.line}</p>
      {missing && <p>{missing}</p>}
      {missing && <Nearby pathname={pathname} />}
      <Link to={HOME.path} className={buttonClass('secondary')}>
        {WORDS.home}
      </Link>
    </div>
  );
}

/** Pages that the address may have meant. */
function Nearby({ pathname }: { pathname: string }) {
  const [pages, setPages] = useState<Suggestion[]>([]);

  useEffect(() => {
    let left = false;
    const words = pathname.slice(pathname.lastIndexOf('/') + 1).replaceAll('-', ' ');
    loadSearch().then(
      ({ suggest }) => !left && setPages(suggest(words, 4)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [pathname]);

  if (pages.length === 0) return null;
  return (
    <div>
      <p className="text-muted">{WORDS.nearby}</p>
      <ul>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-9 items-center underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
