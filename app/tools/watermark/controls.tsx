/* Both are in one chunk, whose address is in the script of every tool. */
export { MissingWatermark } from './missing-watermark.tsx';
export { WatermarkFields } from './watermark-fields.tsx';
