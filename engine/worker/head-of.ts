import { HEAD_BYTES } from '../formats/format.ts';

/** Reads the first bytes of a file. @throws {DOMException} if it cannot be read any more */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** The same, but empty if the file cannot be read, which the job reports later. */
export const headOf = (file: Blob): Promise<Uint8Array> => readHead(file).catch(() => new Uint8Array());
