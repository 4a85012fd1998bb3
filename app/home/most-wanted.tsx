import { useEffect, useState } from 'react';
import { fetchJson } from '#app/fetch-json.ts';
import { hasServer } from '#app/server-presence.ts';
import { entryOf } from '#catalogue/entries/index.ts';
import { linkTo } from '#pages/entry-link.ts';
import { homeWords } from '#words/home.ts';
import { Section } from './section.tsx';

/** Popular searches; absent without a server or searches. */
export function MostWanted() {
  const [slugs, setSlugs] = useState<string[]>([]);

  useEffect(() => {
    if (!hasServer()) return;
    fetchJson<{ slugs: string[] }>('/api/search/popular').then(
      ({ slugs }) => setSlugs(slugs),
      () => {},
    );
  }, []);

  const entries = slugs.map(entryOf).filter((entry) => entry !== undefined);
  if (entries.length === 0) return null;
  return (
    <Section title={homeWords.mostWanted}>
      <ul className="flex flex-wrap gap-2">
        {entries.map(linkTo).map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small hover:bg-sunken"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
