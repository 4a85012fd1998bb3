import { BATCH } from './batch.ts';
import { COMPRESSORS } from './compressors.ts';
import { CONVERTERS } from './converters.ts';
import type { Entry, EntryKind, HubEntry, Task } from './entry.ts';
import { HUB_ENTRIES } from './hubs.ts';
import { RESIZERS } from './resizers.ts';

/** Every landing page, in the order of the site's lists. */
export const ENTRIES: readonly Entry[] = [...CONVERTERS, ...COMPRESSORS, ...RESIZERS, ...BATCH];

const bySlug = new Map(ENTRIES.map((entry) => [entry.slug, entry]));
const hubsBySlug = new Map(HUB_ENTRIES.map((hub) => [hub.slug, hub]));

export { HUB_ENTRIES };

export function entryOf(slug: string): Entry | undefined {
  return bySlug.get(slug);
}

/** The page that makes a document of pictures. */
export const PDF_ENTRY = bySlug.get('image-to-pdf-compressor') as Entry;

/** The page of a task. */
export function entryOfTask(task: Task): Entry {
  const entry = ENTRIES.find((entry) => taskOf(entry) === task);
  if (!entry) throw new Error(`Expected a page for ${task}`);
  return entry;
}

export const taskOf = (entry: Entry): Task | undefined => ('task' in entry ? entry.task : undefined);

export function hubEntryOf(slug: string): HubEntry | undefined {
  return hubsBySlug.get(slug);
}

export function hubOfKind(kind: EntryKind): HubEntry {
  const hub = HUB_ENTRIES.find(({ category }) => category === kind);
  if (!hub) throw new Error(`Expected a hub for ${kind}`);
  return hub;
}
