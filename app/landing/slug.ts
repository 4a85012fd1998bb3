/** The last part of an address. React Router requests `.data` for the page's data alone. */
export function slugOf(url: string): string | undefined {
  return pathAt(url).match(/([^/]+)$/)?.[1];
}

/** The path of a page's address, as the catalogue writes it. */
export function pathAt(url: string): string {
  return new URL(url).pathname.replace(/\.data$|\/$/, '');
}
