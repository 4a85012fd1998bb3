/// <reference lib="webworker" />
import type { Job } from './job.ts';
import type { JobRequest, WorkerReply } from './worker-pool.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** The worker's side of a `WorkerPool`. */
export function serveJobs(carryOut: (file: File, job: Job) => Promise<Blob>): void {
  scope.onmessage = async ({ data: { file, job } }: MessageEvent<JobRequest>) => {
    const reply: WorkerReply = await carryOut(file, job).then(
      (blob) => ({ blob }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    scope.postMessage(reply);
  };
}
