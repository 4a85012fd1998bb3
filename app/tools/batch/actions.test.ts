import { describe, expect, it } from 'vitest';
import { BATCH_ACTIONS, TOOLS } from '#catalogue/tools.ts';
import { readSettings } from '#pages/address.ts';
import { switchTo } from './actions.ts';

const opens = TOOLS.batch.actions ?? expect.unreachable('a batch has actions');

describe('another action', () => {
  it.each(BATCH_ACTIONS)('%s opens with its own settings', (action) => {
    for (const from of BATCH_ACTIONS) expect(switchTo(action, opens[from], {})).toEqual(opens[action]);
  });

  it('is restored as it was left', () => {
    const left = readSettings('batch', new URLSearchParams('width=500'));
    const compress = switchTo('compress', left, { resize: left });
    expect(switchTo('resize', compress, { resize: left })).toEqual(left);
  });

  it('keeps settings that belong to no action', () => {
    const recipe = readSettings('batch', new URLSearchParams('rotate=90&width=500&metadata=keep&background=000000'));
    const { edits, output } = switchTo('convert', recipe, {});
    expect(edits).toEqual([{ do: 'rotate', quarterTurns: 1 }]);
    expect(output).toEqual({ ...opens.convert.output, metadata: 'keep', background: '#000000' });
  });

  it('that does not exist throws', () => {
    expect(() => switchTo('paint' as never, opens.resize, {})).toThrow('Invalid action selected');
  });
});
