import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fetchJson } from '#app/fetch-json.ts';
import { hasServer } from '#app/server-presence.ts';
import { entryOf, pathOf } from '#catalogue/entries/index.ts';
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
        {entries.map((entry) => (
          <li key={entry.slug}>
            <Link
              to={pathOf(entry)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small hover:bg-sunken"
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
