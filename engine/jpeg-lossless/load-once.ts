import type { Kernels } from './transcode.ts';

type LoadModule = () => Promise<WebAssembly.Module>;

/** Fetches and compiles the kernels. */
export type LoadTranscoder = () => Promise<Kernels>;

/** Keeps the compiled kernels for the next file; a failure is forgotten. */
export function loadOnce(loadDecoder: LoadModule, loadEncoder: LoadModule): LoadTranscoder {
  let loading: Promise<Kernels> | undefined;
  const load = async () => {
    const [decoder, encoder] = await Promise.all([loadDecoder(), loadEncoder()]);
    return { decoder, encoder };
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
