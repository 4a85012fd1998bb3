/** A value that components show and that changes outside React. */
export interface Source<T> {
  get(): T;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Source<T> {
  /**
   * @param delayMs how long listeners can wait, for values that change often. The next `set` without it calls them at
   * once
   */
  set(value: T, delayMs?: number): void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set: (next, delayMs) => {
      value = next;
      if (delayMs) timer ??= setTimeout(notify, delayMs);
      else notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Subscribes to events of a browser's object.
 * @param target called in the page only, because prerendering has no such objects
 */
export function onEvents(target: () => EventTarget | undefined, ...types: string[]): Source<unknown>['subscribe'] {
  return (listener) => {
    const object = target();
    for (const type of types) object?.addEventListener(type, listener);
    return () => {
      for (const type of types) object?.removeEventListener(type, listener);
    };
  };
}
