import { describe, expect, it } from 'vitest';
import { startWithRetry } from './start-with-retry.ts';

class FakeWorker extends EventTarget {
  received: unknown[] = [];
  ended = false;
  postMessage(message: unknown) {
    this.received.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function begin() {
  const pages = new EventTarget();
  const workers: FakeWorker[] = [];
  const heard: unknown[] = [];
  const worker = startWithRetry(
    () => {
      const made = new FakeWorker();
      workers.push(made);
      return made as unknown as Worker;
    },
    (made) => made.addEventListener('message', ({ data }) => heard.push(data)),
    pages,
  );
  const takeOver = () => pages.dispatchEvent(new Event('controllerchange'));
  return { worker, workers, heard, takeOver };
}

describe('a worker whose page is taken over by another service worker', () => {
  it('is started again if it has posted nothing, and gets all messages again', () => {
    const { worker, workers, heard, takeOver } = begin();
    worker.postMessage('start');
    takeOver();
    expect(workers).toHaveLength(2);
    expect(workers[0]).toMatchObject({ ended: true });
    expect(workers[1]).toMatchObject({ ended: false, received: ['start'] });
    workers[1]?.say('loaded');
    expect(heard).toEqual(['loaded']);
    worker.postMessage('job');
    expect(workers[1]?.received).toEqual(['start', 'job']);
  });

  it('continues if it has posted a message', () => {
    const { worker, workers, takeOver } = begin();
    worker.postMessage('start');
    workers[0]?.say('loaded');
    takeOver();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.ended).toBe(false);
  });

  it('stays terminated', () => {
    const { worker, workers, takeOver } = begin();
    worker.terminate();
    takeOver();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.ended).toBe(true);
  });
});
