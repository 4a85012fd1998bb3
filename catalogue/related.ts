import type { Entry } from './entries/entry.ts';
import { ENTRIES } from './entries/index.ts';
import { mainWord } from './formats/names.ts';

/** The maximum number of related pages on a landing page. */
export const RELATED_LIMIT = 6;

/** The pages that a visitor of this one most likely needs next, nearest first; never a twin of another page. */
export function relatedTo(entry: Entry): Entry[] {
  const self = entry.twinOf ?? entry.slug;
  return ENTRIES.filter(({ slug, twinOf }) => !twinOf && slug !== self)
    .map((other) => ({ other, near: nearness(entry, other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, RELATED_LIMIT)
    .map(({ other }) => other);
}

/** How closely two pages are related; 0 for not at all. */
function nearness(a: Entry, b: Entry): number {
  if (a.kind === 'converter') return nearConverter(mainWord(a.from), mainWord(a.to), b);
  if (b.kind === 'batch') return a.kind === 'batch' ? 5 : batchFor(a.kind) === b.action ? 3.5 : 0;
  if (a.kind === 'batch') return overview(a.action, b);
  if ('kb' in a && 'kb' in b) return 6 - Math.abs(Math.log2(a.kb / b.kb));
  if ('width' in a && 'width' in b) {
    const shape = Math.abs(Math.log((a.width / a.height) * (b.height / b.width)));
    return 5.5 - 2 * shape - Math.abs(Math.log2((a.width * a.height) / (b.width * b.height))) / 2;
  }
  if ('score' in a) return b.kind === 'compressor' ? ('format' in b ? 4 : 1) : 0;
  if ('score' in b) return a.kind === 'compressor' ? 4 : 0;
  const format = 'format' in a ? mainWord(a.format) : undefined;
  if (format && b.kind === 'converter') return b.from === format ? 3.2 : b.to === format ? 2 : 0;
  if (format && 'format' in b) return b.format === format ? 6 : a.kind === b.kind ? 3 : 0;
  if ('kb' in a && 'format' in b && b.kind === 'compressor') return 3;
  if ('width' in a && 'kb' in b) return b.kind === 'resizer' ? 2.5 : 1;
  if ('width' in a && 'format' in b) return b.kind === 'resizer' ? 3 : 0;
  return 0;
}

function nearConverter(from: string, to: string, b: Entry): number {
  switch (b.kind) {
    case 'converter':
      if (b.from === to && b.to === from) return 10;
      if (b.from === from) return 7;
      return b.to === to ? 5 : 0;
    case 'compressor':
      if (b.by !== 'format') return 0;
      return b.format === to ? 8 : b.format === from ? 6 : 0;
    case 'resizer':
      return b.by === 'format' && b.format === to ? 6.5 : 0;
    case 'batch':
      return b.action === 'convert' ? 6.2 : 0;
  }
}

function batchFor(kind: Entry['kind']): string {
  return kind === 'compressor' ? 'compress' : kind === 'resizer' ? 'resize' : 'convert';
}

/** Related pages of a batch page: the most popular pages of the same kind, which come first in their lists. */
function overview(action: string, b: Entry): number {
  return batchFor(b.kind) === action ? 2 : 0;
}
