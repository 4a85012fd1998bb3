import type { Backend } from './backends/backend.ts';
import { formatOf } from './formats/index.ts';
import { probeBytes, type RunOptions, runRecipe } from './run.ts';

/** Every browser shows these two, and both are quick to write. */
const WITH_ALPHA = formatOf('png');
const OPAQUE = formatOf('jpeg');

export interface PreviewOptions {
  /** Pixels of the longest side at most; as many as the picture has where absent. */
  maxSide?: number | undefined;
  /** Every pixel as it is, which takes longer to write. */
  exact?: boolean | undefined;
}

/**
 * An upright picture of the first frame, in sRGB, never larger than the original.
 * @throws {ImageError}
 */
export async function makePreview(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { maxSide, exact = false }: PreviewOptions,
  options: Pick<RunOptions, 'admit'>,
): Promise<{ data: Uint8Array<ArrayBuffer>; mediaType: string }> {
  const probe = await probeBytes(backend, bytes);
  const format = exact || probe.alpha ? WITH_ALPHA : OPAQUE;
  const { data } = await runRecipe(
    backend,
    { bytes, name: '' },
    {
      edits: maxSide === undefined ? [] : [{ do: 'resize', longestEdge: maxSide, enlarge: false }],
      output: { aim: 'encode', format: format === WITH_ALPHA ? 'png' : 'jpeg', quality: format.quality?.default },
    },
    options,
  );
  return data === 'original'
    ? { data: bytes, mediaType: formatOf(probe.format).mediaType }
    : { data, mediaType: format.mediaType };
}
