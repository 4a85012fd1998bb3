import type { Backend, Source } from '../backends/backend.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import { recognise } from './recognise.ts';

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function openFile(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return backend.open(bytes, recognise(bytes.subarray(0, HEAD_BYTES)));
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function probeBytes(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Probe> {
  using source = await openFile(backend, bytes);
  return source.probe;
}
