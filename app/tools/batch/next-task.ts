/** Yields to the page, so that it can render and handle events. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
