import { expect, it } from 'vitest';
import type { ConverterEntry } from '#catalogue/entries/entry.ts';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { idOf } from '#catalogue/formats/names.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { converterText } from './converter.ts';

const CONVERTERS = ENTRIES.filter((entry): entry is ConverterEntry => entry.kind === 'converter');

it('every converter has complete rows, one per property', () => {
  expect(CONVERTERS.length).toBeGreaterThan(30);
  for (const entry of CONVERTERS) {
    const table = converterText(entry).facts[0]?.table;
    const properties = table?.rows.map(([property]) => property);
    expect(new Set(properties).size, entry.slug).toBe(properties?.length);
    expect(properties?.length, entry.slug).toBeGreaterThan(0);
    for (const row of table?.rows ?? []) {
      expect(
        row.every((cell) => cell.trim() && !cell.includes('undefined')),
        `${entry.slug}: ${row}`,
      ).toBe(true);
      expect(row).toHaveLength(4);
    }
  }
});

it('the step about settings names a quality only where the target has one', () => {
  for (const entry of CONVERTERS) {
    const hasQuality = FORMATS[idOf(entry.to)].quality?.reduces === 'detail';
    expect(/\d/.test(converterText(entry).steps[1]?.text ?? ''), entry.slug).toBe(hasQuality);
  }
});
