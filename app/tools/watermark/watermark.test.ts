import { expect, it } from 'vitest';
import type { Edit } from '#engine/recipe/index.ts';
import { withWatermark } from './watermark.ts';

const mark = { do: 'watermark', picture: 'a'.repeat(64) } as const;
const resize: Edit = { do: 'resize', width: 9 };

it.each<[string, Edit[], Edit[]]>([
  ['comes last', withWatermark([resize], mark), [resize, mark]],
  ['takes the place of another', withWatermark([mark, resize], { ...mark, size: 9 }), [resize, { ...mark, size: 9 }]],
  ['can be removed', withWatermark([resize, mark], undefined), [resize]],
])('a watermark %s', (_, edits, expected) => {
  expect(edits).toEqual(expected);
});
