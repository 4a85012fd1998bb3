import { describe, expect, it, vi } from 'vitest';
import type { Job } from './job.ts';
import { workerOrPage } from './worker-or-page.ts';

const file = new File([], 'photo.jpg');
const job: Job = { do: 'compress', quality: 75 };
const [fromWorker, fromPage] = [new Blob(['worker']), new Blob(['page'])];

describe('a library in a worker', () => {
  it('stays there if it works', async () => {
    const onPage = vi.fn(async () => fromPage);
    const { run } = workerOrPage({ run: async () => fromWorker, close: () => {} }, onPage);
    expect(await run(file, job)).toBe(fromWorker);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('moves to the page if it cannot work there, and stays', async () => {
    const inWorker = vi.fn(() => Promise.reject(new Error("Can't find variable: Image")));
    const { run } = workerOrPage({ run: inWorker, close: () => {} }, async () => fromPage);
    expect(await run(file, job)).toBe(fromPage);
    expect(await run(file, job)).toBe(fromPage);
    expect(inWorker).toHaveBeenCalledTimes(1);
  });

  it('reports what fails on the page too', async () => {
    const fail = (where: string) => () => Promise.reject(new Error(where));
    const { run } = workerOrPage({ run: fail('worker'), close: () => {} }, fail('page'));
    for (let i = 0; i < 2; i++) await expect(run(file, job)).rejects.toThrow('page');
  });

  it('does not restart when it is closed', async () => {
    const pending = Promise.withResolvers<Blob>();
    const onPage = vi.fn(async () => fromPage);
    const peer = workerOrPage({ run: () => pending.promise, close: () => pending.reject(new Error('closed')) }, onPage);
    const result = peer.run(file, job);
    peer.close();
    await expect(result).rejects.toThrow('closed');
    expect(onPage).not.toHaveBeenCalled();
  });
});
