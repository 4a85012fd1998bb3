/** Lets the page draw and listen before more is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
