/** Pixels of the longer side: enough for a third of a photo of 24 megapixels. */
const LONGEST = 1600;
/** Pixels of the font while the text is measured. */
const MEASURED = 100;
/** System fonts of the device, so any script and emoji. */
const FONT = 'system-ui, sans-serif';

const fontOf = (size: number) => `600 ${size}px ${FONT}`;

/**
 * Draws a line of text on a transparent background, as a PNG that contains nothing else.
 * @returns undefined for a text that shows nothing, such as spaces
 */
export async function drawText(text: string, colour: string): Promise<Blob | undefined> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const { canvas } = context;
  const measure = (size: number) => {
    context.font = fontOf(size);
    const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      context.measureText(text);
    return {
      left: Math.ceil(actualBoundingBoxLeft),
      above: Math.ceil(actualBoundingBoxAscent),
      width: Math.ceil(actualBoundingBoxLeft) + Math.ceil(actualBoundingBoxRight),
      height: Math.ceil(actualBoundingBoxAscent) + Math.ceil(actualBoundingBoxDescent),
    };
  };
  const first = measure(MEASURED);
  if (first.width <= 0 || first.height <= 0) return undefined;
  const size = (MEASURED * LONGEST) / Math.max(first.width, first.height);
  const { left, above, width, height } = measure(size);
  canvas.width = width;
  canvas.height = height;
  // A new size resets the context.
  context.font = fontOf(size);
  context.fillStyle = colour;
  context.fillText(text, left, above);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}
