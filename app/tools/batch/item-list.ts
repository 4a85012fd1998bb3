import type { BatchItem } from './batch.ts';

/**
 * The files of a batch in their order. A change of one costs the same whatever their number: the list is copied only if somebody has
 * seen it since the last copy.
 */
export class ItemList {
  #items: BatchItem[] = [];
  #isSeen = false;
  /** The index of each item. */
  #at = new Map<string, number>();

  /** Never changes once it is returned. */
  get all(): readonly BatchItem[] {
    this.#isSeen = true;
    return this.#items;
  }

  get size(): number {
    return this.#items.length;
  }

  find(id: string): BatchItem | undefined {
    return this.#items[this.#at.get(id) ?? -1];
  }

  replaceAll(items: readonly BatchItem[]): void {
    this.#items = [...items];
    this.#isSeen = false;
    this.#at = new Map(items.map(({ id }, index) => [id, index]));
  }

  /** Changes an item; nothing if it is gone. */
  update(id: string, change: Partial<BatchItem>): void {
    const at = this.#at.get(id);
    const item = this.find(id);
    if (at === undefined || !item) return;
    if (this.#isSeen) {
      this.#items = [...this.#items];
      this.#isSeen = false;
    }
    this.#items[at] = { ...item, ...change };
  }
}
