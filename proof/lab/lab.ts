import { createEngine, type Engine, type EngineOptions, isImageError, type Recipe, type Result } from '#engine';
import { drawVector } from '../../app/engine/draw-vector.ts';
import type { Scored, ToScore } from './score-worker.ts';

/** Exposes the engine, as a page has it, to the tests. */
const lab = {
  engine: undefined as Engine | undefined,

  async open(options?: EngineOptions): Promise<void> {
    await lab.engine?.[Symbol.asyncDispose]();
    lab.engine = createEngine({ drawVector, ...options });
    await lab.engine.warm();
  },

  get(): Engine {
    lab.engine ??= createEngine({ drawVector });
    return lab.engine;
  },

  async file(path: string, name = path.slice(path.lastIndexOf('/') + 1)): Promise<File> {
    return new File([await (await fetch(path)).arrayBuffer()], name);
  },

  /** A result without its blob, which cannot cross to a test; its bytes are in base64 if requested. */
  async run(file: File, recipe: Recipe): Promise<Omit<Result, 'blob'> & { type: string; base64: string }> {
    const { blob, ...result } = await lab.get().run(file, recipe);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let i = 0; i < bytes.length; i += 32_768) binary += String.fromCharCode(...bytes.subarray(i, i + 32_768));
    return { ...result, type: blob.type, base64: btoa(binary) };
  },

  /** Runs the metric in a worker, as the engine does. @param reference RGB, as is `candidate` */
  score: (pictures: ToScore): Promise<Scored> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Scored>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(pictures);
    }),

  /** The code of the error that the work fails with. */
  codeOf: (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'none',
      (error: unknown) => (isImageError(error) ? error.code : String(error)),
    ),
};

export type Lab = typeof lab;
Object.assign(window, { lab });
