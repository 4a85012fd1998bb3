/**
 * Blurs a small picture in place, with a Gaussian kernel of up to three standard deviations. Transparent pixels do not
 * affect the colour of their neighbours, and those outside the picture equal the nearest inside.
 * @param pixels RGBA, not premultiplied, as a canvas returns them
 */
export function blur(pixels: Pick<ImageData, 'data' | 'width' | 'height'>, sigma: number): void {
  const { data, width, height } = pixels;
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight);
  let from = Float32Array.from(data, (value, i) => (i % 4 === 3 ? value : (value * (data[i | 3] ?? 0)) / 255));
  for (const [step, count] of [
    [4, width],
    [width * 4, height],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const at = Math.floor(i / step) % count;
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const near = Math.min(count - 1, Math.max(0, at + k));
        sum += (weights[k + reach] ?? 0) * (from[i + (near - at) * step] ?? 0);
      }
      to[i] = sum / total;
    }
    from = to;
  }
  for (let i = 0; i < data.length; i++) {
    const alpha = from[i | 3] ?? 0;
    const value = from[i] ?? 0;
    data[i] = i % 4 === 3 ? alpha : alpha > 0 ? (value * 255) / alpha : 0;
  }
}
