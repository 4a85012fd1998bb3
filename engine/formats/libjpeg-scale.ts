/** What libjpeg multiplies a table by at a quality, in percent (jpeg_quality_scaling in jcparam.c). */
export const libjpegScale = (quality: number): number =>
  quality < 50 ? 5000 / quality : Math.max(1, 200 - 2 * quality);
