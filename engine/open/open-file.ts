import type { Backend, Source } from '../backends/backend.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import { recognise } from './recognise.ts';
import { withSeenAlpha } from './seen-alpha.ts';

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function openFile(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return backend.open(bytes, recognise(bytes.subarray(0, HEAD_BYTES)));
}

/**
 * @param options.seesAlpha whether an alpha channel that is opaque everywhere counts as none
 * @throws {ImageError} `unreadable` or `unsupported`
 */
export async function probeBytes(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { seesAlpha = false }: { seesAlpha?: boolean | undefined } = {},
): Promise<Probe> {
  using source = await openFile(backend, bytes);
  return seesAlpha ? withSeenAlpha(source) : source.probe;
}
