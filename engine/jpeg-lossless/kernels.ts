import type { CompileModule } from '../worker/modules.ts';
import type { Kernels } from './transcode.ts';

/** Fetches and compiles the kernels. */
export type LoadTranscoder = () => Promise<Kernels>;

export async function compileKernels(compile: CompileModule): Promise<Kernels> {
  const [decoder, encoder] = await Promise.all([compile('jpeg-decoder'), compile('jpeg')]);
  return { decoder, encoder };
}
