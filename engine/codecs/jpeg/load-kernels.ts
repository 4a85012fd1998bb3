import type { Kernels } from './lossless/transcode.ts';

/** Fetches and compiles the kernels. */
export type LoadJpegKernels = () => Promise<Kernels>;

/** @param compile fetches and compiles the kernel in a folder of the engine */
export async function compileKernels(
  compile: (name: 'jpeg' | 'jpeg-decoder') => Promise<WebAssembly.Module>,
): Promise<Kernels> {
  const [decoder, encoder] = await Promise.all([compile('jpeg-decoder'), compile('jpeg')]);
  return { decoder, encoder };
}
