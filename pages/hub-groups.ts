import type { Entry, EntryKind } from '#catalogue/entries/entry.ts';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { type FormatWord, labelOf, mainWord } from '#catalogue/formats/names.ts';
import { measurementKeyOf } from '#catalogue/measured.ts';
import { hubGroupNames } from '#words/catalogue/groups.ts';
import { linkTo } from './entry-link.ts';
import type { Link } from './link.ts';

/** The group's subject, for its picture. */
export type HubMark =
  | FormatWord
  | 'quality'
  | 'weight'
  | 'landscape'
  | 'square'
  | 'portrait'
  | 'file'
  | 'edit'
  | 'batch';

/** A page in its collection. */
export interface HubLink extends Link {
  /** The key of the page's measured figures, if they show what the page is for. */
  figures?: string;
  /** The page's result, in pixels. */
  frame?: { width: number; height: number };
}

export interface HubGroup {
  name: string;
  mark: HubMark;
  links: HubLink[];
}

/** Every page of a kind except twins, grouped by what visitors look for, in the catalogue's order. */
export function hubGroups(kind: EntryKind): HubGroup[] {
  const groups = new Map<string, HubGroup>();
  for (const entry of ENTRIES) {
    if (entry.kind !== kind || entry.twinOf) continue;
    const { name, mark } = groupOf(entry);
    const group = groups.get(name) ?? { name, mark, links: [] };
    groups.set(name, group);
    group.links.push(linkOf(entry));
  }
  return [...groups.values()];
}

function groupOf(entry: Entry): { name: string; mark: HubMark } {
  if (entry.kind === 'converter') return { name: hubGroupNames.from(labelOf(entry.from)), mark: mainWord(entry.from) };
  if (entry.kind === 'batch') return { name: hubGroupNames.batch, mark: 'batch' };
  if (entry.by === 'task') return { name: hubGroupNames.edit, mark: 'edit' };
  if (entry.by === 'size') return { name: hubGroupNames.weight, mark: 'weight' };
  if (entry.kind === 'compressor') return { name: hubGroupNames.quality, mark: 'quality' };
  if (entry.by === 'format') return { name: hubGroupNames.file, mark: 'file' };
  if (entry.width === entry.height) return { name: hubGroupNames.square, mark: 'square' };
  return entry.width > entry.height
    ? { name: hubGroupNames.landscape, mark: 'landscape' }
    : { name: hubGroupNames.portrait, mark: 'portrait' };
}

function linkOf(entry: Entry): HubLink {
  const link = linkTo(entry);
  if ('width' in entry) return { ...link, frame: { width: entry.width, height: entry.height } };
  const isTold = entry.kind === 'converter' || (entry.kind === 'compressor' && entry.by !== 'size');
  return isTold ? { ...link, figures: measurementKeyOf(entry) } : link;
}
