import type { Loaded } from '#app/engine/load-engine.ts';
import type { Output, Probe, Recipe } from '#engine';
import { compressWords } from '#words/compress.ts';
import { lostBy } from './opening.ts';

interface Settings {
  probe: Probe;
  recipe: Recipe;
  /** The format of the page or its address. */
  asked: Output['format'];
  door: Pick<Loaded['door'], 'formatOf' | 'outputFormat' | 'SMALL_BYTES'>;
}

/** The picture keeps its own format, because it would lose something in the page's. */
function keptFormat({ probe, recipe: { output }, asked, door }: Settings): string | undefined {
  if (asked === 'same' || output.format !== 'same') return undefined;
  const written = door.outputFormat(probe, output);
  const opened = door.formatOf(asked);
  const lost = lostBy(opened, probe);
  // At a low quality another format is used anyway, which may have the same losses.
  return lost && !lostBy(written, probe) ? compressWords.keptFormat(written.label, opened.label, lost) : undefined;
}

/**
 * Another format that was chosen by hand is written even if it becomes larger, as may happen to a small file or one of
 * low quality.
 */
function mayGrow({ probe, recipe: { output }, door }: Settings): string | undefined {
  const written = door.outputFormat(probe, output);
  const target = output.aim === 'size' ? output.bytes : 0;
  const isChosen =
    output.preserveFormat === true &&
    written.id !== probe.format &&
    (written.quality?.reduces !== 'detail' || probe.bytes <= door.SMALL_BYTES || target > probe.bytes);
  return isChosen || output.lossless ? compressWords.mayGrow(written.label) : undefined;
}

/** Further remarks before a compression. */
export function remarksOn(settings: Settings): string[] {
  return [keptFormat(settings), mayGrow(settings)].filter((sentence) => sentence !== undefined);
}
