import { useEffect, useRef } from 'react';
import type { Judgement, Size } from '#engine';
import { heatOf } from './heat.ts';

/** Side of a block in pixels, as the engine counts them. */
const BLOCK = 32;

/** Shows where a result differs, as an overlay on the picture. Fills its container. */
export function HeatMap({ map, size }: { map: Judgement; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, scores } = map;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(columns, rows);
    scores.forEach((score, i) => {
      image.data.set(heatOf(score), i * 4);
    });
    context.putImageData(image, 0, 0);
  }, [columns, rows, scores]);

  // Blocks at the right and bottom edges may extend beyond the picture.
  const share = (blocks: number, side: number) => `${((blocks * BLOCK) / side) * 100}%`;
  return (
    <div className="size-full overflow-hidden" data-testid="heat-map">
      <canvas
        ref={canvas}
        width={columns}
        height={rows}
        className="max-w-none"
        style={{ width: share(columns, size.width), height: share(rows, size.height), imageRendering: 'auto' }}
      />
    </div>
  );
}
