import type { Entry } from './entries/entry.ts';
import { ENTRIES, taskOf } from './entries/index.ts';
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
  if (taskOf(a)) return nearTask(a, b);
  if (a.kind === 'converter') return nearConverter(mainWord(a.from), mainWord(a.to), b);
  if (b.kind === 'batch') return nearBatch(a, b.action);
  if (a.kind === 'batch') return overview(a.action, b);
  if ('score' in a) return scoreNear(b);
  if ('score' in b) return a.kind === 'compressor' ? 4 : 0;
  if ('kb' in a) return kbNear(a.kb, b);
  if ('width' in a) return sidesNear(a, b);
  return 'format' in a ? formatNear(a.kind, mainWord(a.format), b) : 0;
}

/** To a page of a task: other tasks, then what is done to the same pictures. */
function nearTask(a: Entry, b: Entry): number {
  if (taskOf(b)) return a.kind === b.kind ? 5 : 4;
  return b.kind === a.kind && b.kind === 'batch' ? 6 : 0;
}

function nearBatch(a: Entry, action: string): number {
  if (a.kind === 'batch') return 5;
  return batchFor(a.kind) === action ? 3.5 : 0;
}

/** To a page of a score. */
function scoreNear(b: Entry): number {
  if (b.kind !== 'compressor') return 0;
  return 'format' in b ? 4 : 1;
}

/** To a page of a file size: others of nearly the same size, then formats. */
function kbNear(kb: number, b: Entry): number {
  if ('kb' in b) return 6 - Math.abs(Math.log2(kb / b.kb));
  return 'format' in b && b.kind === 'compressor' ? 3 : 0;
}

/** To a page of two sides: others of nearly the same shape and number of pixels. */
function sidesNear(a: { width: number; height: number }, b: Entry): number {
  if ('width' in b) {
    const shape = Math.abs(Math.log((a.width / a.height) * (b.height / b.width)));
    return 5.5 - 2 * shape - Math.abs(Math.log2((a.width * a.height) / (b.width * b.height))) / 2;
  }
  if ('kb' in b) return b.kind === 'resizer' ? 2.5 : 1;
  return 'format' in b && b.kind === 'resizer' ? 3 : 0;
}

/** To a page of a format: the same format, then the same tool. */
function formatNear(kind: Entry['kind'], format: string, b: Entry): number {
  if (b.kind === 'converter') {
    if (b.from === format) return 3.2;
    return b.to === format ? 2 : 0;
  }
  if (!('format' in b)) return 0;
  if (b.format === format) return 6;
  return kind === b.kind ? 3 : 0;
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
