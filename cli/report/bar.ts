import { bytesText, durationText } from './amounts.ts';
import { Originals, type Outcome } from './outcome.ts';

const WIDTH = 24;
/** Faster updates would not be visible. */
const LEAST_MS = 100;
const CLEAR_LINE = '\r\x1b[2K';

/** One line that is updated: progress, rate, remaining time. */
export class Bar {
  readonly #stream: Pick<NodeJS.WriteStream, 'write' | 'columns'>;
  #total = 0;
  #count = 0;
  /** Files that took time: skipped ones do not affect the rate. */
  #worked = 0;
  #before = new Originals();
  #after = 0;
  #started = 0;
  #drawn = 0;

  constructor(stream: Pick<NodeJS.WriteStream, 'write' | 'columns'>) {
    this.#stream = stream;
  }

  /** Begins to count a pass. What was added before it is no part of the pass. */
  start(total: number): void {
    this.#total = total;
    [this.#count, this.#worked, this.#after] = [0, 0, 0];
    this.#before = new Originals();
    this.#started = performance.now();
    this.#draw();
  }

  add(outcome: Outcome): void {
    this.#count += 1;
    if (outcome.status !== 'skipped') this.#worked += 1;
    if (outcome.status === 'done' || outcome.status === 'planned') {
      this.#before.add(outcome);
      this.#after += outcome.bytes;
    }
    if (performance.now() - this.#drawn >= LEAST_MS) this.#draw();
  }

  clear(): void {
    this.#stream.write(CLEAR_LINE);
  }

  #draw(): void {
    this.#drawn = performance.now();
    this.#stream.write(
      `${CLEAR_LINE}${this.line((this.#drawn - this.#started) / 1000).slice(0, this.#stream.columns || 80)}`,
    );
  }

  /** @param seconds since the start */
  line(seconds: number): string {
    const filled = this.#total > 0 ? Math.min(WIDTH, Math.round((this.#count / this.#total) * WIDTH)) : 0;
    const parts = [`${this.#count} of ${this.#total}`];
    const rate = seconds > 0 ? this.#worked / seconds : 0;
    if (rate > 0) {
      parts.push(`${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second`);
      if (this.#count < this.#total) parts.push(`${durationText((this.#total - this.#count) / rate)} left`);
    }
    if (this.#before.bytes > 0) parts.push(`${bytesText(this.#before.bytes)} → ${bytesText(this.#after)}`);
    return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${parts.join(', ')}`;
  }
}
