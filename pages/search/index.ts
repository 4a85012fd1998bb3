/**
 * Maps a query to a page. Nothing here imports a page's texts, so that every page's header can load it. Tables are
 * built at the first query.
 */
import { addressOf } from '../paths.ts';
import { type Destination, destinationOf } from './destination.ts';
import { readIntent } from './intent.ts';
import { askedAt, unableSentence } from './unable.ts';

export type { Destination } from './destination.ts';
export { type Suggestion, suggest } from './suggest.ts';

/** The destination of a query. `home` gets the query, because nothing matched it. */
export type Resolution = Destination | { kind: 'home'; path: string };

/**
 * The destination of a query: a landing page (with numbers in its address if they differ from its own), a hub (with `q`
 * if no tool can do what was requested), a tool with settings, or home with `q`. An empty query opens home.
 */
export function resolveQuery(query: string): Resolution {
  const text = query.trim();
  const destination = text ? destinationOf(readIntent(text)) : undefined;
  if (destination && whyNot(text)) return { ...destination, path: askedAt(destination.path, text) };
  if (destination) return destination;
  return { kind: 'home', path: text ? `${addressOf('/')}?${new URLSearchParams({ q: text })}` : addressOf('/') };
}

/** Why no tool can do what a query requests, as shown on the destination; undefined if one can. */
export function whyNot(query: string): string | undefined {
  const intent = readIntent(query);
  return intent.meaningful ? unableSentence(intent) : undefined;
}

/** @returns the slug of the landing page or hub; null for a tool or home */
export function findLandingPage(query: string): string | null {
  const resolution = resolveQuery(query);
  return 'slug' in resolution ? resolution.slug : null;
}
