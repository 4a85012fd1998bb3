/** Resolves in the next task, after the page could draw and handle input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
