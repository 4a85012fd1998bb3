/**
 * Search: what was typed, and where it leads. Nothing here imports a page's texts, so the header of every page can hold
 * it; tables are built when the first query comes.
 */
import { type Destination, destinationOf } from './destination.ts';
import { readIntent } from './intent.ts';
import { askedAt, unableSentence } from './unable.ts';

export type { Destination } from './destination.ts';
export { type Suggestion, suggest } from './suggest.ts';

/** Where a query leads; `home` carries the query along, since it meant nothing here. */
export type Resolution = Destination | { kind: 'home'; path: string };

/**
 * Where a query leads: a landing page (with the asked numbers in its address where they differ from its own), a hub (with
 * `q` where nothing does what was asked for), a tool with its settings, or home with `q`. An empty query leads home.
 */
export function resolveQuery(query: string): Resolution {
  const text = query.trim();
  const destination = text ? destinationOf(readIntent(text)) : undefined;
  if (destination && whyNot(text)) return { ...destination, path: askedAt(destination.path, text) };
  if (destination) return destination;
  return { kind: 'home', path: text ? `/?${new URLSearchParams({ q: text })}` : '/' };
}

/** Why nothing here does what a query asks for; undefined where something does. The page that it leads to says so. */
export function whyNot(query: string): string | undefined {
  const intent = readIntent(query);
  return intent.meaningful ? unableSentence(intent) : undefined;
}

/** @returns the slug of the landing page or hub that a query leads to; null where it leads to a tool or nowhere */
export function findLandingPage(query: string): string | null {
  const resolution = resolveQuery(query);
  return 'slug' in resolution ? resolution.slug : null;
}
