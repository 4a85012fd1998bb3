import type { Page } from '@playwright/test';
import type { Job, JobKind } from '#peers/job.ts';
import { SHARP, sharpCan, sharpRun } from '#peers/sharp.ts';
import type { Input } from '../../photos.ts';
import type { Stages } from './result.ts';

/** A library that the driver can run, in a page or in Node. */
export interface Contender {
  id: string;
  label: string;
  run(input: Input, job: Job): Promise<{ ms: number; bytes: number; stages?: Stages }>;
  /** The bytes of the last run's result. */
  take(): Promise<Buffer>;
}

const inPage = (page: Page, { id, label }: { id: string; label: string }): Contender => ({
  id,
  label,
  run: ({ name }, job) =>
    page.evaluate(([peer, file, what]) => window.bench.run(peer, file, what), [id, name, job] as const),
  take: async () => Buffer.from(await page.evaluate((peer) => window.bench.take(peer), id), 'base64'),
});

function inNode(): Contender {
  let last: Buffer = Buffer.alloc(0);
  return {
    ...SHARP,
    run: async ({ bytes }, job) => {
      const start = performance.now();
      last = await sharpRun(bytes, job);
      return { ms: performance.now() - start, bytes: last.length };
    },
    take: async () => last,
  };
}

export const OURS = 'picwright';

/** Every library that can do such a job, this product first. @param only ids of peers; empty for all */
export async function contenders(page: Page, kind: JobKind, only: readonly string[]): Promise<Contender[]> {
  const able = await page.evaluate((job) => window.bench.able(job), kind);
  const all = [...able.map((peer) => inPage(page, peer)), ...(sharpCan(kind) ? [inNode()] : [])];
  return all.filter(({ id }) => id === OURS || only.length === 0 || only.includes(id));
}
