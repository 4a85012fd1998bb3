import { describe, expect, it } from 'vitest';
import type { FromWorker } from './protocol.ts';
import { serve } from './serve.ts';

describe('a worker’s response', () => {
  it('requests a new worker after an unexpected error', async () => {
    const answers: FromWorker[] = [];
    const receive = serve({
      post: (message) => answers.push(message),
      loadBackend: () => Promise.reject(new Error('never asked for')),
    });
    await receive({ type: 'job', job: { kind: 'probe', file: new Blob() } });
    expect(answers).toEqual([
      {
        type: 'failed',
        error: { code: 'codec-failed', message: 'A job came before the start' },
        heapBytes: Number.POSITIVE_INFINITY,
      },
    ]);
  });
});
