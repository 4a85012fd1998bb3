/** The last part of an address. React Router requests `.data` for the page's data alone. */
export function slugOf(url: string): string | undefined {
  return new URL(url).pathname.replace(/\.data$/, '').match(/([^/]+)\/?$/)?.[1];
}
