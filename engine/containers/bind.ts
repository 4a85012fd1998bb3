import { ImageError } from '../errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';
import { bindPdfs } from './pdf.ts';

const BINDERS = { pdf: bindPdfs } as const;

/**
 * One document of several of one page each, in their order.
 * @throws {ImageError} `no-file` for none, `unsupported` for what this engine did not make
 */
export async function bindDocuments(documents: readonly Blob[]): Promise<Blob> {
  const [first] = documents;
  if (!first) throw new ImageError('no-file', 'Expected documents to bind');
  const container = formatOfBytes(new Uint8Array(await first.slice(0, HEAD_BYTES).arrayBuffer()))?.container;
  if (!container) throw new ImageError('unsupported', 'Expected documents that were made here');
  return BINDERS[container.wrapper](documents);
}
