/**
 * Whether the page came from a server that answers `/api`, according to the Server-Timing header of each page. On a
 * static host no API is requested, because every 404 would be an error in the visitor's console.
 */
export function hasServer(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.some(({ name }) => name === 'api') ?? false;
}
