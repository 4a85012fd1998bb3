import type { Backend, Source } from '../backends/backend.ts';
import { stillOf } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import { openFile } from '../open/open-file.ts';
import type { RunOptions } from './job.ts';
import { runOpened } from './run.ts';

/** Every browser shows these two, and their encoders are fast. */
const WITH_ALPHA = formatOf('png');
const OPAQUE = formatOf('jpeg');

export interface PreviewOptions {
  /** The largest longest side in pixels; if absent, the picture's own. */
  maxSide?: number | undefined;
  /** Whether pixels stay exact, which takes longer. */
  exact?: boolean | undefined;
}

/** Returns a source with only the first frame. */
function firstFrameOf(source: Source): Source {
  return {
    probe: { ...source.probe, frames: 1, delays: [] },
    keepDecoded: () => source.keepDecoded(),
    render: (options) => source.render({ ...options, format: stillOf(options.format) }),
    [Symbol.dispose]: () => source[Symbol.dispose](),
  };
}

/**
 * Returns an upright picture of the first frame in sRGB, never larger than the original.
 * @throws {ImageError}
 */
export async function makePreview(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { maxSide, exact = false }: PreviewOptions,
  options: Pick<RunOptions, 'admit'>,
): Promise<{ data: Uint8Array<ArrayBuffer>; mediaType: string }> {
  using source = await openFile(backend, bytes);
  const { probe } = source;
  const format = exact || probe.alpha ? WITH_ALPHA : OPAQUE;
  const { data } = await runOpened(
    backend,
    firstFrameOf(source),
    { bytes, name: '' },
    {
      edits: maxSide === undefined ? [] : [{ do: 'resize', longestEdge: maxSide, enlarge: false }],
      output: {
        aim: 'encode',
        format: format === WITH_ALPHA ? 'png' : 'jpeg',
        quality: format.quality?.default,
        // An animated file must not be returned unchanged.
        lossless: (probe.frames > 1 && format === WITH_ALPHA) || undefined,
      },
    },
    { ...options, readIncomplete: true },
  );
  return data === 'original'
    ? { data: bytes, mediaType: formatOf(probe.format).mediaType }
    : { data, mediaType: format.mediaType };
}
