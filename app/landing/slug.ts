/** The last part of an address, which React Router asks for as `.data` when it only wants what the page shows. */
export function slugOf(url: string): string | undefined {
  return new URL(url).pathname.replace(/\.data$/, '').match(/([^/]+)\/?$/)?.[1];
}
