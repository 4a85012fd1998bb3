/**
 * How many bits a pixel a JPG takes, measured: fourteen photos (twelve of the nature photos in Debian's package
 * `mate-backgrounds` 1.26 and two of 10 and 18 megapixels), scaled to 1280 pixels on the longer side and written by
 * libvips 8.18 with MozJPEG's trellis quantisation, the engine's settings. `soft` is the least detailed of them (blurred
 * backgrounds), `middle` the median, `busy` the most detailed (fur and grass in focus).
 */
export const JPEG_DENSITY = {
  30: { soft: 0.16, middle: 0.28, busy: 1.02 },
  50: { soft: 0.22, middle: 0.37, busy: 1.32 },
  75: { soft: 0.31, middle: 0.54, busy: 1.94 },
  92: { soft: 0.92, middle: 1.52, busy: 4.64 },
} as const;
