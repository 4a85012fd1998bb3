/**
 * Whether the page came from a server that answers `/api`: it says so in the header Server-Timing of each page. On a
 * static host nothing is asked for that is not there, since every 404 would be an error in the visitor's console.
 */
export function hasServer(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === 'api') ?? false;
}
