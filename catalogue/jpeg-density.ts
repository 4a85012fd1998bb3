/**
 * Measured bits per pixel of a JPG: fourteen photos (twelve of the nature photos in Debian's package `mate-backgrounds`
 * 1.26 and two of 10 and 18 megapixels), scaled to 1280 pixels on the longer side and compressed by the engine. `soft`
 * is the photo with the least detail (blurred backgrounds), `middle` the median, `busy` the one with the most (fur and
 * grass in focus).
 */
export const JPEG_DENSITY = {
  30: { soft: 0.07, middle: 0.18, busy: 0.61 },
  50: { soft: 0.1, middle: 0.26, busy: 0.97 },
  75: { soft: 0.15, middle: 0.37, busy: 1.65 },
  92: { soft: 0.48, middle: 1.03, busy: 3.98 },
} as const;
