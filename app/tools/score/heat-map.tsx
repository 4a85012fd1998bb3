import { useEffect, useRef } from 'react';
import type { Judgement, Size } from '#engine';
import { heatOf, worstOf } from './heat.ts';

/** Pixels of a block's side, as the engine counts them. */
const BLOCK = 32;

/** Where a result differs, to lie on the picture: fills its box. */
export function HeatMap({ map, size }: { map: Judgement; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, scores } = map;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(columns, rows);
    const worst = worstOf(scores);
    scores.forEach((score, i) => {
      image.data.set(heatOf(score, worst), i * 4);
    });
    context.putImageData(image, 0, 0);
  }, [columns, rows, scores]);

  // The blocks at the right and below may reach beyond the picture.
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
