import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { loadSearch } from '#app/search/load-search.ts';
import { useHydrated } from '#app/use-hydrated.ts';
import type { Suggestion } from '#catalogue/search/suggest.ts';
import { site } from '#site';

export const meta = () => [{ title: `404 Page Not Found | ${site.name}` }, { name: 'robots', content: 'noindex' }];

/** What was looked for, told by where it was looked for. */
function missingAt(pathname: string): string | undefined {
  if (/^\/tools\/hubs\/./.test(pathname)) return 'Hub not found';
  if (/^\/tools\/(?!hubs\/?$)./.test(pathname)) return 'Tool not found';
  return /^\/tools(\/|$)/.test(pathname) ? 'Page not found' : undefined;
}

export function NotFound() {
  const { pathname } = useLocation();
  // One file answers for every unknown address: which one it was is known in the browser alone.
  const missing = useHydrated() ? missingAt(pathname) : undefined;
  return (
    <div className="page-width flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-title font-bold">404 Page Not Found</h1>
      <p className="max-w-prose text-muted">Did you forget to add the page to the router?</p>
      {missing && <p>{missing}</p>}
      {missing && <Nearby pathname={pathname} />}
      <Link to="/" className={buttonClass('secondary')}>
        Go to the home page
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
      <p className="text-muted">Perhaps one of these:</p>
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

export default NotFound;
