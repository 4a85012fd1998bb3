const HEADERS = ['Cross-Origin-Opener-Policy: same-origin', 'Cross-Origin-Embedder-Policy: require-corp'];
const EXPLAINED = 'https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated';

/** The globals that show whether threads may share memory, which libvips needs. Node has neither. */
type IsolationGlobals = Partial<Pick<WorkerGlobalScope, 'crossOriginIsolated' | 'isSecureContext'>>;

/**
 * Returns a sentence for the page's developer: the headers that libvips needs, and a link.
 * @returns undefined if the page is isolated, and in Node
 */
export function missingIsolation({
  crossOriginIsolated,
  isSecureContext,
}: IsolationGlobals = globalThis): string | undefined {
  if (crossOriginIsolated !== false) return undefined;
  const https = isSecureContext === false ? ' over HTTPS' : '';
  return (
    `This page is not cross-origin isolated. Send it and its scripts${https} with the headers "${HEADERS.join('" and "')}"; ` +
    `see 'Headers' in the README of picwright, or ${EXPLAINED}`
  );
}

/** Appends that sentence to another one. */
export function withMissingIsolation(sentence: string, globals?: IsolationGlobals): string {
  const missing = missingIsolation(globals);
  return missing ? `${sentence}. ${missing}` : sentence;
}
