/** Linear light of the 256 sRGB values (IEC 61966-2-1). As 32-bit floats it does not depend on an engine's `**`. */
export const LINEAR_LIGHT = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
