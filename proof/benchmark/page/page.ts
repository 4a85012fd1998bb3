import { canvasPeer } from '#peers/canvas.ts';
import type { Job, JobKind } from '#peers/job.ts';
import { jsquashPeer } from '#peers/jsquash.ts';
import { can, type Peer, perform } from '#peers/peer.ts';
import { picwrightPeer } from '#peers/picwright.ts';
import { createEngine, type Engine, type Result } from '../../../engine/index.ts';
import type { Stages } from '../measure/result.ts';

/** Each library is loaded on first use, so that a page can hold a single one. */
const PEERS: Readonly<Record<string, (workers: number) => Promise<Peer>>> = {
  picwright: async (workers) => {
    const engine = createEngine({ workers });
    const run: Engine['run'] = async (...job) => {
      const result = await engine.run(...job);
      timings.push(result.timings);
      return result;
    };
    return { ...picwrightPeer({ ...engine, run }, 'Picwright'), close: () => void engine[Symbol.asyncDispose]() };
  },
  jsquash: async (workers) =>
    jsquashPeer({
      spawn: () => new Worker(new URL('../../../peers/jsquash-all-worker.ts', import.meta.url), { type: 'module' }),
      kinds: ['resize', 'compress', 'lossless', 'to-jpeg', 'to-webp', 'to-avif', 'to-jxl'],
      workers,
    }),
  'jsquash-fast': async (workers) =>
    jsquashPeer({
      id: 'jsquash-fast',
      label: 'jSquash, speed 8',
      spawn: () =>
        new Worker(new URL('../../../peers/jsquash-all-worker.ts', import.meta.url), {
          type: 'module',
          name: 'speed 8',
        }),
      kinds: ['to-avif'],
      workers,
    }),
  'browser-image-compression': async () =>
    (await import('#peers/browser-image-compression-documented.ts')).documentedBrowserImageCompression(
      new URL('/files/browser-image-compression.js', location.href).href,
    ),
  canvas: async () => canvasPeer(),
  compressorjs: async () => (await import('#peers/compressorjs.ts')).compressorjsPeer(),
  pica: async () => (await import('#peers/pica.ts')).picaPeer(),
};

/** This product's jobs, the latest last. */
const timings: Result['timings'][] = [];

const opened = new Map<string, Promise<Peer>>();
const files = new Map<string, Promise<File>>();
const results = new Map<string, Blob>();

function peer(id: string, workers: number): Promise<Peer> {
  const key = `${id} ${workers}`;
  const known = opened.get(key);
  if (known) return known;
  const made = PEERS[id]?.(workers);
  if (!made) throw new TypeError(`There is no peer ${id}`);
  opened.set(key, made);
  return made;
}

function file(name: string): Promise<File> {
  const known = files.get(name);
  if (known) return known;
  const loading = fetch(`/files/${name}`)
    .then((response) => response.blob())
    .then((blob) => new File([blob], name, { type: blob.type }));
  files.set(name, loading);
  return loading;
}

const stagesOf = (ms: number, { read, edit, encode }: Result['timings']): Stages => ({
  handedOver: ms - read - edit - encode,
  header: read,
  rows: edit,
  encoder: encode,
});

/** The functions that the benchmark's driver calls. Times are milliseconds from a `File` to a complete `Blob`. */
const bench = {
  /** The libraries that can do such a job. */
  async able(kind: JobKind): Promise<{ id: string; label: string }[]> {
    const all = await Promise.all(Object.keys(PEERS).map((id) => peer(id, 1)));
    return all.filter((each) => can(each, kind)).map(({ id, label }) => ({ id, label }));
  },

  /** Fetches files in advance, so that no measurement includes a download. */
  async load(names: string[]): Promise<void> {
    await Promise.all(names.map(file));
  },

  /** Runs a job and keeps the result under the library's id. */
  async run(id: string, name: string, job: Job): Promise<{ ms: number; bytes: number; stages?: Stages }> {
    const [library, input] = [await peer(id, 1), await file(name)];
    timings.length = 0;
    const start = performance.now();
    const blob = await perform(library, input, job);
    const ms = performance.now() - start;
    results.set(id, blob);
    const last = timings.at(-1);
    return { ms, bytes: blob.size, ...(last && { stages: stagesOf(ms, last) }) };
  },

  /** Runs a job on all files at once with a number of workers. */
  async runBatch(id: string, workers: number, names: string[], job: Job): Promise<{ ms: number; bytes: number }> {
    const library = await peer(id, workers);
    const inputs = await Promise.all(names.map(file));
    const start = performance.now();
    const blobs = await Promise.all(inputs.map((input) => perform(library, input, job)));
    return { ms: performance.now() - start, bytes: blobs.reduce((sum, { size }) => sum + size, 0) };
  },

  /** The last result of a library, in base64. */
  async take(id: string): Promise<string> {
    const bytes = new Uint8Array((await results.get(id)?.arrayBuffer()) ?? []);
    let binary = '';
    for (let i = 0; i < bytes.length; i += 32_768) binary += String.fromCharCode(...bytes.subarray(i, i + 32_768));
    return btoa(binary);
  },

  /** Terminates a library's workers. */
  async close(id: string, workers: number): Promise<void> {
    const key = `${id} ${workers}`;
    (await opened.get(key))?.close();
    opened.delete(key);
  },
};

export type BenchPage = typeof bench;
Object.assign(window, { bench });
