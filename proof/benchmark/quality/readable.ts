import { createEngine, formatOfBytes } from '../../../engine/node.ts';

/** Converts a file for sharp, whose build cannot read JPEG XL. */
export async function readable(bytes: Uint8Array): Promise<Uint8Array> {
  if (formatOfBytes(bytes)?.id !== 'jxl') return bytes;
  await using engine = createEngine({ workers: 1 });
  const { blob } = await engine.run(new File([new Uint8Array(bytes)], 'result.jxl'), {
    edits: [],
    output: { aim: 'encode', format: 'png' },
  });
  return new Uint8Array(await blob.arrayBuffer());
}
