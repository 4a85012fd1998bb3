import { type Engine, isImageError, type Result } from '#engine';
import type { DamagedCase } from './cases.ts';

/** The result of a case: a file, or an error with its code, if it has one. */
export type Outcome =
  | { result: Pick<Result, 'format' | 'width' | 'height' | 'frames'>; bytes: Buffer }
  | { error: { code?: string; message: string } };

export function errorOf(error: unknown): Outcome {
  if (!isImageError(error)) return { error: { message: String(error) } };
  return { error: { code: error.code, message: error.cause ? `${error.message} (${error.cause})` : error.message } };
}

/** Runs a case in an engine. */
export async function runCase(engine: Engine, { bytes, recipe }: DamagedCase): Promise<Outcome> {
  try {
    const { blob, format, width, height, frames } = await engine.run(
      new File([new Uint8Array(bytes)], 'damaged'),
      recipe,
    );
    return { result: { format, width, height, frames }, bytes: Buffer.from(await blob.arrayBuffer()) };
  } catch (error) {
    return errorOf(error);
  }
}
