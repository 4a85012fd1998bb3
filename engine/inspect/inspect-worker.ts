import { Answers } from './answers.ts';
import type { Request } from './requests.ts';

declare const self: DedicatedWorkerGlobalScope;

/* Reads and removes metadata off the page's thread, with a bundle of its own, so that other pages load nothing of it. */

const answers = new Answers();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  void answers.to(data).then((answer) => self.postMessage(answer));
};
