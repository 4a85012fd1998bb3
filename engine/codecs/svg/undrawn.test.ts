import { afterAll, expect, it } from 'vitest';
import { createEngine, type Recipe } from '../../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const drawing = (inside: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">${inside}</svg>`], 'drawing.svg');

it.each([
  ['text', '<text y="9">Words</text>'],
  ['text under a prefix', '<s:text xmlns:s="http://www.w3.org/2000/svg" y="9">Words</s:text>'],
  ['HTML', '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject>'],
  ['a custom property', '<style>rect{--a:red;fill:var(--a)}</style><rect width="9" height="9"/>'],
  ['a colour of CSS Color 4', '<rect width="9" height="9" fill="oklch(60% 0.15 50)"/>'],
])('names what is not drawn without a page: %s', async (_, inside) => {
  const { plan } = await engine.run(drawing(inside), toPng);
  expect(plan.losses).toContain('undrawn');
});

it('names nothing of a drawing that is drawn as a whole, or that stays one', async () => {
  const whole = drawing('<title>A text</title><rect width="9" height="9" fill="rgb(1 2 3)"/>');
  expect((await engine.run(whole, toPng)).plan.losses).not.toContain('undrawn');
  const output = { aim: 'compress', format: 'same' } as const;
  const { plan } = await engine.run(drawing('<text y="9">Words</text>'), { edits: [], output });
  expect(plan.losses).not.toContain('undrawn');
});
