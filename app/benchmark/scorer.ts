/** A request to the scoring worker. */
export interface ScoreRequest {
  original: Blob;
  result: Blob;
}
export type ScoreReply = { score: number } | { error: string };

/** Scores results with SSIMULACRA2 in a worker, one after the other. */
export class Scorer {
  readonly #worker = new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module', name: 'score' });

  /** @throws {Error} if a picture cannot be read */
  score(original: Blob, result: Blob): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<ScoreReply>) =>
        'score' in data ? resolve(data.score) : reject(new Error(data.error));
      this.#worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The scorer could not be loaded'));
      };
      this.#worker.postMessage({ original, result } satisfies ScoreRequest);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
