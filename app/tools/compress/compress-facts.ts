import { savingsPercent } from '#app/components/percent.ts';
import { isWrongTarget, TARGET_PROBLEM, targetText } from '#app/tools/address/target-field.ts';
import { firstResize } from '#app/tools/adjust/first-resize.ts';
import { sideProblem } from '#app/tools/adjust/side-field.ts';
import { previewEstimate, qualityFromTarget, sizeFromQuality } from '#app/tools/estimates/estimates.ts';
import type { Estimate } from '#app/tools/live/live-gain.tsx';
import { TARGET_KB } from '#catalogue/preset.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Probe, Recipe, Result } from '#engine';
import { longestSide } from '#words/limits.ts';

interface Given {
  probe: Pick<Probe, 'bytes'>;
  recipe: Recipe;
  /** What is being typed into the fields. */
  texts: { target?: string; longest?: string };
  /** The quality that would give the last result's size. */
  suggested?: number | undefined;
  /** The format of the result. */
  format: { minifies?: boolean | undefined };
  /** The result of these settings, once it is complete. */
  known: Pick<Result, 'bytes'> | undefined;
}

/** What the compressor's fields show of the settings. */
export function compressFacts({ probe: { bytes }, recipe, texts, suggested, format, known }: Given) {
  const { edits, output } = recipe;
  const typed = targetText(texts.target, output);
  const targetProblem = isWrongTarget(typed) ? TARGET_PROBLEM : undefined;
  const sideWrong = firstResize(edits) && sideProblem(longestSide, texts.longest);
  const target = output.aim === 'size' && !isWrongTarget(targetText(undefined, output)) ? output.bytes : undefined;
  const score = output.aim === 'score' ? output.score : undefined;
  // With a target, the slider shows the quality that it may need.
  const quality = Math.round(target ? qualityFromTarget(bytes, target) : (output.quality ?? COMPRESS_QUALITY));
  const estimate: Estimate = target
    ? { bytes: target, smallerPercent: savingsPercent(bytes, target), isLimit: true }
    : { ...previewEstimate(bytes, quality), isLimit: false };
  // The actual size, if these settings were tried.
  const withoutTarget =
    known && !target ? Math.max(TARGET_KB.min * 1024, known.bytes) : sizeFromQuality(bytes, quality);
  return {
    /** The target field's text. */
    typed,
    targetProblem,
    sideProblem: sideWrong,
    isWrong: targetProblem !== undefined || sideWrong !== undefined,
    /** In bytes; undefined without a valid target. */
    target,
    score,
    quality,
    /** Offered beside the slider. */
    suggestion: score === undefined && !target && suggested !== quality ? suggested : undefined,
    /** Undefined for a format without a quality. */
    estimate: format.minifies ? undefined : estimate,
    /** The file's size without a target, in bytes; undefined while a score determines it. */
    withoutTarget: score === undefined ? withoutTarget : undefined,
  };
}

export type CompressFacts = ReturnType<typeof compressFacts>;
