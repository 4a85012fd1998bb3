/** Lets jobs in as long as the pixels of all that are inside fit a budget; a larger one goes in alone. First come, first served. */
export class PixelGate {
  readonly #budget: number;
  #inside = 0;
  #waiting: { pixels: number; open: () => void }[] = [];

  constructor(budget: number) {
    this.#budget = budget;
  }

  /**
   * @param open called when there is room, perhaps at once
   * @returns a function to be called once the job is over, whether it came in or not
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
   * Counts pixels that are there already, whether there is room for them or not.
   * @returns a function to be called once they are gone
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
