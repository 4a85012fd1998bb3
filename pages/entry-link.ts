import type { Entry } from '#catalogue/entries/entry.ts';
import { nameOf } from '#choose/name-of.ts';
import { pathOf } from './entry-paths.ts';
import { type Link, linkNamed } from './link.ts';

/** A link to a landing page, by its name. */
export function linkTo(entry: Entry): Link {
  return linkNamed(nameOf(entry), pathOf(entry));
}
