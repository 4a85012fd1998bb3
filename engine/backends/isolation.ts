const HEADERS = ['Cross-Origin-Opener-Policy: same-origin', 'Cross-Origin-Embedder-Policy: require-corp'];
const EXPLAINED = 'https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated';

/** What of a page's surroundings decides whether libvips may share memory between threads; Node has neither. */
type Surroundings = Partial<Pick<WorkerGlobalScope, 'crossOriginIsolated' | 'isSecureContext'>>;

/**
 * What the page lacks for libvips, for its developer: a sentence that names the headers and where they are explained.
 * @returns nothing where the page is isolated, and in Node
 */
export function missingIsolation({
  crossOriginIsolated,
  isSecureContext,
}: Surroundings = globalThis): string | undefined {
  if (crossOriginIsolated !== false) return undefined;
  const https = isSecureContext === false ? ' over HTTPS' : '';
  return (
    `This page is not cross-origin isolated. Send it and its scripts${https} with the headers "${HEADERS.join('" and "')}"; ` +
    `see 'Headers' in the README of picwright, or ${EXPLAINED}`
  );
}

/** The same behind another sentence. */
export function withMissingIsolation(sentence: string, surroundings?: Surroundings): string {
  const missing = missingIsolation(surroundings);
  return missing ? `${sentence}. ${missing}` : sentence;
}
