import { describe, expect, it } from 'vitest';
import { HUB_CATEGORIES } from '#catalogue/entries/entry.ts';
import { hubGroups } from './hub-groups.ts';
import { hubs } from './landing-page.ts';

const names = (kind: Parameters<typeof hubGroups>[0]) => hubGroups(kind).map(({ name }) => name);

describe('the groups of a collection', () => {
  it.each(HUB_CATEGORIES)('hold each page of the %s hub once', (kind) => {
    const grouped = hubGroups(kind).flatMap(({ links }) => links.map(({ path }) => path));
    const listed = hubs()
      .filter(({ category }) => category === kind)
      .flatMap(({ popular }) => popular.map(({ path }) => path));
    expect(listed.length).toBeGreaterThan(2);
    expect([...grouped].sort()).toEqual([...listed].sort());
  });

  it('are by source format, by size limit, or by shape', () => {
    expect(names('converter').slice(0, 3)).toEqual(['From JPG', 'From PNG', 'From WebP']);
    expect(names('compressor')).toEqual(['By format or quality', 'To a size in KB or MB']);
    expect(names('resizer')).toEqual([
      'Landscape',
      'Square',
      'Portrait and paper',
      'To a size in KB or MB',
      'By format',
      'Edit',
    ]);
    expect(names('batch')).toHaveLength(1);
  });

  it('show the shape of a resizer’s result', () => {
    const portrait = hubGroups('resizer').find(({ mark }) => mark === 'portrait');
    expect(portrait?.links.find(({ path }) => path.endsWith('-a4'))?.frame).toEqual({ width: 2480, height: 3508 });
    for (const { frame } of portrait?.links ?? []) expect(frame && frame.height > frame.width).toBe(true);
  });
});
