import { describe, expect, it } from 'vitest';
import { RUNS } from '../arrival/scripts.ts';
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
  const silences: (() => void)[] = [];
  let silent = 0;
  const worker = startWithRetry(
    {
      start: () => {
        const made = new FakeWorker();
        workers.push(made);
        return made as unknown as Worker;
      },
      listen: (made) => made.addEventListener('message', ({ data }) => heard.push(data)),
      untilItRuns: () => new Promise((_, reject) => silences.push(() => reject(new Error('silent')))),
      onSilent: () => {
        silent += 1;
      },
    },
    pages,
  );
  /** No script of the nth worker arrives. */
  const isSilent = async (n: number) => {
    silences[n]?.();
    await Promise.resolve();
    await Promise.resolve();
    return silent;
  };
  const takeOver = () => pages.dispatchEvent(new Event('controllerchange'));
  return { worker, workers, heard, takeOver, isSilent };
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

  it('is started again even if its script runs, which may still import its code', () => {
    const { workers, takeOver } = begin();
    workers[0]?.say(RUNS);
    takeOver();
    expect(workers).toHaveLength(2);
  });

  it('is reported only if its last script does not arrive', async () => {
    const { worker, takeOver, isSilent } = begin();
    takeOver();
    expect(await isSilent(0)).toBe(0);
    expect(await isSilent(1)).toBe(1);
    takeOver();
    worker.terminate();
    expect(await isSilent(2)).toBe(1);
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
