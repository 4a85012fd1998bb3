import type { Answer, Request } from './requests.ts';

declare const self: DedicatedWorkerGlobalScope;

/*
 * Reads and removes metadata off the page's thread, with a bundle of its own, so that other pages load nothing of it. The code is imported
 * dynamically, since WebKit runs a worker's script a second time for a chunk that imports from it.
 */

const answers = import('./answers.ts').then(({ Answers }) => new Answers());

self.onmessage = ({ data }: MessageEvent<Request>) => {
  answers.then(
    async (ready) => self.postMessage(await ready.to(data)),
    (error: unknown) => {
      const failed: Answer = { id: data.id, code: 'codec-unavailable', message: String(error) };
      self.postMessage(failed);
    },
  );
};
