import { expect, it } from 'vitest';
import type { DimensionResizerEntry } from '#catalogue/entries/entry.ts';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { frameResizerText } from './frame-resizer.ts';

const FRAMES = ENTRIES.filter(
  (entry): entry is DimensionResizerEntry => entry.kind === 'resizer' && entry.by === 'dimensions',
);

it('a frame of the same shape keeps the whole picture, and any other a share of it', () => {
  for (const entry of FRAMES) {
    const rows = frameResizerText(entry).facts[2]?.table?.rows ?? [];
    expect(rows).toHaveLength(4);
    for (const [source = '', kept = ''] of rows) {
      const [w, h] = /(\d+):(\d+)/.exec(source)?.slice(1).map(Number) ?? [];
      const isSame = Math.abs(Number(w) / Number(h) - entry.width / entry.height) < 0.001;
      expect(kept === 'everything', `${entry.slug}: ${source}`).toBe(isSame);
      if (!isSame) expect(Number.parseInt(kept, 10)).toBeLessThan(100);
    }
  }
});
