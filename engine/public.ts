/** The exports that the browser's and Node's entry points share: everything except `createEngine`. */
export type { Capabilities } from './backends/backend.ts';
export type { DrawingSizes } from './codecs/svg/drawing.ts';
export { budgetFor, SMALL_BYTES, targetDeviation } from './compress/byte-limits.ts';
export { layOut } from './edits/index.ts';
export type { Engine, EngineOptions, Numbered, Opened } from './engine.ts';
export { type ErrorFacts, IMAGE_ERROR_CODES, ImageError, type ImageErrorCode, isImageError } from './errors/errors.ts';
export type { Binding, Format, Holdings } from './formats/format.ts';
export type { FormatId } from './formats/index.ts';
export {
  FORMATS,
  formatOf,
  formatOfBytes,
  formatOfMediaType,
  MINIFIED_IDS,
  OUTPUT_IDS,
  type OutputId,
  READABLE_IDS,
  WRITABLE_IDS,
  type WritableId,
} from './formats/index.ts';
export { DEFAULT_LIMITS } from './geometry/limits.ts';
export { POSITION_NAMES, type Position } from './geometry/positions.ts';
export type { Size, Step as PixelStep } from './geometry/steps.ts';
export { type Plan, type PlannedResult, plan } from './plan/plan.ts';
export { outputFormat } from './plan/target-format.ts';
export { optionsWithoutEffect } from './plan/without-effect.ts';
export type { Probe } from './probe/probe.ts';
export type { AimName } from './recipe/aims.ts';
export { MAX_SIDE, USUAL_SCORE } from './recipe/bounds.ts';
export type { Edit, EditOf, OptionName, Output, Recipe } from './recipe/index.ts';
export { applies, OPTION_NAMES } from './recipe/options.ts';
export { withAim, without } from './recipe/output.ts';
export { sidesOf } from './recipe/sides.ts';
export type { Loss } from './report/losses.ts';
export type {
  ExchangedBecause,
  Growth,
  KeptBecause,
  LargerBecause,
  NearestBecause,
  Note,
  NoteCode,
  NotSoughtBecause,
} from './report/notes.ts';
export { fittingName, resultName, splitName } from './run/file-name.ts';
export type { Judgement } from './run/judge-result.ts';
export type { Progress, Result } from './run/result.ts';
export type { Watermarks } from './watermark/drawn.ts';
