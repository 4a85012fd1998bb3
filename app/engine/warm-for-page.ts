import { loadEngine } from './load-engine.ts';

/** A part of the Network Information API, which Chromium alone has. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** The first bytes of a file, by the label of a format whose reader is a download of its own: they are enough to load it. */
const BEGINNINGS: Readonly<Record<string, string>> = { HEIC: '\0\0\0\x18ftypheic\0\0\0\0mif1heic' };

/** Loads what reads a page's format before its first file, on a fast line. Where the browser does not state one, it counts as fast. */
export async function warmForPage(format: string): Promise<void> {
  const beginning = BEGINNINGS[format];
  const { connection } = navigator as Navigator & { connection?: Line };
  if (!beginning || connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  const { engine } = await loadEngine();
  await engine.preview(new Blob([beginning]), { maxSide: 1 }).catch(() => {});
}
