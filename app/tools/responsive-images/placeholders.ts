import { iconPixels } from './icon-pixels.ts';

/** The placeholders of a picture, ready for code. */
export interface Placeholders {
  /** The address of the tiny picture. */
  blurred: string;
  /** In base64. */
  thumbHash: string;
}

const base64 = (bytes: Uint8Array<ArrayBuffer>) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** @param icon its pixels, at most 48 on a side */
export async function placeholdersOf(blurred: Blob, icon: Blob): Promise<Placeholders> {
  const [{ rgbaToThumbHash }, tiny, pixels] = await Promise.all([
    import('thumbhash'),
    bytesOf(blurred),
    bytesOf(icon).then(iconPixels),
  ]);
  return {
    blurred: `data:${blurred.type};base64,${base64(tiny)}`,
    thumbHash: base64(new Uint8Array(rgbaToThumbHash(pixels.width, pixels.height, pixels.data))),
  };
}
