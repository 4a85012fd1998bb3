import { expect, it } from 'vitest';
import { createHold } from './hold.ts';

it('resolves if no page waits', async () => {
  await createHold().over();
});

it('lasts until every page has finished its job', async () => {
  const hold = createHold();
  const [first, second] = [new MessageChannel(), new MessageChannel()];
  hold.begin(first.port2);
  let isOver = false;
  const over = hold.over().then(() => {
    isOver = true;
  });
  hold.begin(second.port2);
  first.port1.postMessage('done');
  // The hold closes a port when it has received its message.
  await closed(first.port1);
  expect(isOver).toBe(false);
  second.port1.postMessage('done');
  await over;
  await closed(second.port1);
});

it('ends by itself if a page has disappeared', async () => {
  const hold = createHold(10);
  const { port1, port2 } = new MessageChannel();
  hold.begin(port2);
  await hold.over();
  port1.close();
});

/** Resolves when the other side has closed, and what follows from it has run. */
async function closed(port: MessagePort): Promise<void> {
  await new Promise((resolve) => port.addEventListener('close', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve));
}
