import { describe, expect, it } from 'vitest';
import type { Edit } from '#engine/recipe/index.ts';
import { arrange, editsOf } from './arrangement.ts';

const turn: Edit = { do: 'rotate', quarterTurns: 1 };
const mirror: Edit = { do: 'flip', axis: 'horizontal' };
const crop: Edit = { do: 'crop', left: 1, top: 2, width: 3, height: 4 };
const redact: Edit = { do: 'redact', boxes: [{ left: 1, top: 2, width: 3, height: 4 }] };
const pad: Edit = { do: 'pad', ratio: '1:1' };
const resize: Edit = { do: 'resize', width: 100 };

describe('edits as the controls show them', () => {
  it.each<[string, Edit[], Edit[]]>([
    ['nothing', [], []],
    ['all of them in their usual order', [turn, mirror, crop, resize], []],
    ['a resize alone', [resize], []],
    ['edges after a resize', [turn, resize, pad], []],
    ['edges alone', [pad], []],
    ['hidden parts before a crop', [turn, redact, crop, resize, pad], []],
    ['hidden parts after a crop', [crop, redact], [redact]],
    ['a resize after edges', [pad, resize], [resize]],
    ['a crop after the resize', [resize, crop], [crop]],
    ['a turn after the crop', [crop, turn, resize], [turn, resize]],
    ['a second crop', [crop, crop], [crop]],
    ['a turn at the end', [turn, resize, mirror], [mirror]],
  ])('%s', (_, edits, rest) => {
    expect(arrange(edits).rest).toEqual(rest);
    expect(editsOf(arrange(edits))).toEqual(edits);
  });
});
