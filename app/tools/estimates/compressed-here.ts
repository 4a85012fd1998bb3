import { useEffect, useState } from 'react';
import type { Recipe, Result } from '#engine';

/*
 * Files that were compressed on this visit: compressing such a result again loses detail a second time. A file is
 * recognised by its size and its last bytes, whatever its name. Nothing is stored: the list ends with the page.
 */

const compressed = new Set<string>();

/** The last bytes differ from picture to picture, unlike headers. */
const END_BYTES = 64 * 1024;

/** FNV-1a, 32 bits. */
async function fingerprint(file: Blob): Promise<string> {
  const end = new Uint8Array(await file.slice(-END_BYTES).arrayBuffer());
  const hash = end.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  return `${file.size}-${hash >>> 0}`;
}

/** Call this with each result. It ignores the original and results that were only resized or converted. */
export async function rememberCompressed({ output }: Recipe, { blob, notes }: Result): Promise<void> {
  if (output.aim === 'encode' || notes.some(({ code }) => code === 'left-as-it-is')) return;
  compressed.add(await fingerprint(blob));
}

export async function wasCompressedHere(file: Blob): Promise<boolean> {
  return compressed.size > 0 && compressed.has(await fingerprint(file));
}

export function useCompressedHere(file: File): boolean {
  const [found, setFound] = useState<File>();
  useEffect(() => {
    let isLeft = false;
    wasCompressedHere(file).then(
      (was) => was && !isLeft && setFound(file),
      // A file that has become unreadable is reported when it is processed.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  return found === file;
}
