/** What both of the engine's doors share: everything but `createEngine`. */
export type { Capabilities } from './backends/backend.ts';
export {
  previewEstimate,
  qualityAfterRun,
  qualityFromTarget,
  savingsPercent,
  sizeFromQuality,
  targetDeviation,
} from './compress/estimates.ts';
export type { StopReason } from './compress/stop-reason.ts';
export type { DrawingSizes } from './decoders/drawing.ts';
export type { Size, Step as PixelStep } from './edits/geometry.ts';
export { layOut } from './edits/index.ts';
export type { Engine, EngineOptions } from './engine.ts';
export { IMAGE_ERROR_CODES, ImageError, type ImageErrorCode, isImageError } from './errors.ts';
export { resultName, splitName } from './file-name.ts';
export type { Format, FormatId, Holdings } from './formats/format.ts';
export {
  FORMATS,
  formatOf,
  formatOfBytes,
  formatOfMediaType,
  READABLE_IDS,
  WRITABLE_IDS,
  type WritableId,
} from './formats/index.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export { type Loss, outputFormat, type Plan, plan } from './plan.ts';
export type { Probe } from './probe.ts';
export type { AimName } from './recipe/aims.ts';
export { MAX_SIDE } from './recipe/bounds.ts';
export { type Edit, type EditOf, type OptionName, type Output, parseRecipe, type Recipe } from './recipe/index.ts';
export { applies, OPTION_NAMES } from './recipe/options.ts';
export { keyTable, PLAIN_RECIPE, printRecipe, readRecipe, withAim, without } from './recipe/text.ts';
export type { Progress, Result } from './result.ts';
