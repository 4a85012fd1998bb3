/** See `Picture.sharpness`. RGBA, with transparency on black. */
export function sharpnessOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number {
  const grey = new Float32Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    const luma = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    grey[i] = (luma * (data[at + 3] ?? 0)) / 255;
  }
  const at = (index: number) => grey[index] ?? 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      squares += (at(i) - (at(i - 1) + at(i + 1) + at(i - width) + at(i + width)) / 4) ** 2;
    }
  }
  return Math.sqrt(squares / (width * height));
}
