/** Admits jobs in order while their pixels fit into a budget. A job above the budget runs alone. */
export class PixelGate {
  readonly #budget: number;
  #inside = 0;
  #waiting: { pixels: number; open: () => void }[] = [];

  constructor(budget: number) {
    this.#budget = budget;
  }

  /**
   * @param open called when the job is admitted, possibly at once
   * @returns a function to call when the job is over, admitted or not
   */
  enter(pixels: number, open: () => void): () => void {
    const entry = { pixels, open };
    let left = false;
    this.#waiting.push(entry);
    this.#letIn();
    return () => {
      if (left) return;
      left = true;
      if (this.#waiting.includes(entry)) this.#waiting = this.#waiting.filter((other) => other !== entry);
      else this.#inside -= pixels;
      this.#letIn();
    };
  }

  /**
   * Counts pixels that are already allocated, even above the budget.
   * @returns a function to call when they are released
   */
  keep(pixels: number): () => void {
    this.#inside += pixels;
    return () => {
      this.#inside -= pixels;
      this.#letIn();
    };
  }

  get isCrowded(): boolean {
    return this.#waiting.length > 0;
  }

  #letIn(): void {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      if (this.#inside > 0 && this.#inside + next.pixels > this.#budget) return;
      this.#waiting.shift();
      this.#inside += next.pixels;
      next.open();
    }
  }
}
