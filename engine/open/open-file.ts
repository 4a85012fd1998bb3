import type { Backend, OpenOptions, Source } from '../backends/backend.ts';
import { workOn } from '../codecs/work-on.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import { recognise } from './recognise.ts';
import { withSeenAlpha } from './seen-alpha.ts';

/** @throws {ImageError} `unreadable`, `unsupported` or `camera-raw` */
export async function openFile(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  options?: OpenOptions,
): Promise<Source> {
  const format = recognise(bytes.subarray(0, HEAD_BYTES));
  (await workOn(format)).check?.(bytes);
  return backend.open(bytes, format, options);
}

/**
 * @param options.seesAlpha whether an alpha channel that is opaque everywhere counts as none
 * @throws {ImageError} `unreadable`, `unsupported` or `camera-raw`
 */
export async function probeBytes(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { seesAlpha = false }: { seesAlpha?: boolean | undefined } = {},
): Promise<Probe> {
  using source = await openFile(backend, bytes);
  return seesAlpha ? withSeenAlpha(source) : source.probe;
}
