import type { Locator, Page } from '@playwright/test';
import { type Downloaded, download } from './files.ts';
import { expect } from './test.ts';

/** Does a job like a visitor and counts the presses, without typing and the browser's own file dialog. */
export class Hand {
  readonly #kind: 'click' | 'tap';
  #presses = 0;

  constructor(kind: 'click' | 'tap' = 'click') {
    this.#kind = kind;
  }

  async press(target: Locator): Promise<void> {
    this.#presses += 1;
    await target[this.#kind]();
  }

  /** Presses 'Download' and opens the downloaded file. */
  download(page: Page): Promise<Downloaded> {
    this.#presses += 1;
    return download(page);
  }

  /** Counts a press that is made by other means, such as a drag. */
  count(): void {
    this.#presses += 1;
  }

  /** The job took exactly as many presses as the table in docs/design-language.md states. */
  expectPresses(presses: number): void {
    expect(this.#presses).toBe(presses);
  }
}
