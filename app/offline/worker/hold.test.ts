import { expect, it } from 'vitest';
import { createHold } from './hold.ts';

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false;
  void promise.then(() => {
    isSettled = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return isSettled;
};

it('resolves if no page waits', async () => {
  expect(await settled(createHold().over())).toBe(true);
});

it('lasts until every page has finished its job', async () => {
  const hold = createHold();
  const [first, second] = [new MessageChannel(), new MessageChannel()];
  hold.begin(first.port2);
  const over = hold.over();
  hold.begin(second.port2);
  first.port1.postMessage('done');
  expect(await settled(over)).toBe(false);
  second.port1.postMessage('done');
  expect(await settled(over)).toBe(true);
  for (const { port1 } of [first, second]) port1.close();
});

it('ends by itself if a page has disappeared', async () => {
  const hold = createHold(10);
  const { port1, port2 } = new MessageChannel();
  hold.begin(port2);
  expect(await settled(hold.over())).toBe(true);
  port1.close();
});
