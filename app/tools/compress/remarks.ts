import type { Loaded } from '#app/engine/load-engine.ts';
import { alreadySmall } from '#app/tools/estimates/already-small.ts';
import { gzipSentence } from '#choose/notes.ts';
import type { Output, Probe, Recipe, Result } from '#engine';
import { compressWords } from '#words/compress.ts';
import { lostBy } from './opening.ts';

interface Settings {
  file: File;
  probe: Probe;
  recipe: Recipe;
  /** The format of the page or its address. */
  requested: Output['format'];
  /** The result of these settings, if it was made in advance. */
  made?: Pick<Result, 'notes'> | undefined;
  api: Pick<Loaded['api'], 'plan' | 'formatOf' | 'outputFormat' | 'SMALL_BYTES'>;
}

/** The picture keeps its own format, because it would lose something in the page's. */
function keptFormat({ probe, recipe: { output }, requested, api }: Settings): string | undefined {
  if (requested === 'same' || output.format !== 'same') return undefined;
  const written = api.outputFormat(probe, output);
  // `staysDrawing` has the better reason.
  if (written.minifies) return undefined;
  const opened = api.formatOf(requested);
  const lost = lostBy(opened, probe);
  // At a low quality another format is used anyway, which may have the same losses.
  return lost && !lostBy(written, probe) ? compressWords.keptFormat(written.label, opened.label, lost) : undefined;
}

/**
 * Another format that was chosen by hand is written even if it becomes larger, as may happen to a small file or one of
 * low quality.
 */
function mayGrow({ probe, recipe: { output }, made, api }: Settings): string | undefined {
  if (made) return undefined;
  const written = api.outputFormat(probe, output);
  const target = output.aim === 'size' ? output.bytes : 0;
  const isChosen =
    output.preserveFormat === true &&
    written.id !== probe.format &&
    (written.quality?.reduces !== 'detail' || probe.bytes <= api.SMALL_BYTES || target > probe.bytes);
  return isChosen || output.lossless ? compressWords.mayGrow(written.label) : undefined;
}

/** The file probably saves less than the smallest share that makes a new one worth it. A result has a note about it. */
function isSmall({ file, probe, recipe, made, api }: Settings): string | undefined {
  const small = made ? undefined : alreadySmall(api, { file, probe }, recipe);
  return small && compressWords.alreadySmall(small.least);
}

/** A drawing stays one. */
function staysDrawing({ probe, recipe: { edits, output }, api }: Settings): string | undefined {
  const { minifies, label } = api.outputFormat(probe, output);
  return minifies && edits.length === 0 ? compressWords.staysDrawing(label) : undefined;
}

/** The size that servers send. */
function sentSize({ made }: Settings): string | undefined {
  const note = made?.notes.find(({ code }) => code === 'gzipped');
  return note?.code === 'gzipped' ? gzipSentence(note) : undefined;
}

/** Further remarks before a compression. */
export function remarksOn(settings: Settings): string[] {
  return [isSmall, keptFormat, mayGrow, staysDrawing, sentSize].flatMap((remark) => remark(settings) ?? []);
}
