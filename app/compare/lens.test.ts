import { expect, it } from 'vitest';
import { keyAction } from './keys.ts';
import { changed, createLens, GAP, paneOf, pointIn, START, type StageArea } from './lens.ts';

const picture = { width: 4000, height: 2000 };
const stage: StageArea = { width: 801, height: 600, density: 1 };

it('gives each of two panes whole device pixels', () => {
  expect(paneOf('divider', stage)).toEqual({ width: 801, height: 600 });
  expect(paneOf('side-by-side', stage)).toEqual({ width: 399, height: 600 });
  expect(paneOf('side-by-side', { ...stage, density: 2 })).toEqual({ width: 399.5, height: 600 });
});

it('zooms to the same position from either pane', () => {
  const left = pointIn('side-by-side', stage, { x: 100, y: 50 });
  expect(pointIn('side-by-side', stage, { x: 100 + 399 + GAP, y: 50 })).toEqual(left);
  expect(left).toEqual({ x: -99.5, y: -250 });
});

it('keeps the divider on the stage, and the position in another layout', () => {
  expect(changed(START, { do: 'divide', at: 130 }, picture, stage).divider).toBe(100);
  expect(changed(START, { do: 'divide', at: -1 }, picture, stage).divider).toBe(0);
  const near = changed(START, { do: 'zoom', to: 2, point: { x: 300, y: 0 } }, picture, stage);
  const beside = changed(near, { do: 'arrange', as: 'side-by-side' }, picture, stage);
  expect(beside.view).toEqual(near.view);
});

it('shows the original alone only if it is not visible already', () => {
  const alone = changed(START, { do: 'show-before', alone: true }, picture, stage);
  expect(alone.beforeAlone).toBe(true);
  const beside = changed(alone, { do: 'arrange', as: 'side-by-side' }, picture, stage);
  expect(beside.beforeAlone).toBe(false);
  expect(changed(beside, { do: 'show-before', alone: true }, picture, stage).beforeAlone).toBe(false);
});

it('waits for its stage, and keeps its state from one picture to the next', () => {
  const lens = createLens();
  lens.act({ do: 'divide', at: 10 });
  expect(lens.get()).toEqual(START);
  lens.setPicture(picture);
  lens.setStage(stage);
  let told = 0;
  const leave = lens.subscribe(() => told++);
  lens.act({ do: 'zoom', to: 1, point: { x: 300, y: 0 } });
  const { view } = lens.get();
  lens.setPicture({ width: 2000, height: 1000 });
  expect(lens.get().view).toEqual(view);
  lens.setPicture({ width: 2000, height: 1000 });
  expect(told).toBe(2);
  leave();
  lens.act({ do: 'zoom', to: 'fit' });
  expect(told).toBe(2);
});

it('accepts keys in either case, and ignores others', () => {
  expect(keyAction('B', START, true)).toEqual({ do: 'show-before', alone: true });
  expect(keyAction('b', START, false)).toEqual({ do: 'show-before', alone: false });
  expect(keyAction('s', START, true)).toEqual({ do: 'arrange', as: 'side-by-side' });
  expect(keyAction('1', START, true)).toEqual({ do: 'zoom', to: 1 });
  expect(keyAction('Tab', START, true)).toBeUndefined();
  expect(keyAction('1', START, false)).toBeUndefined();
});
