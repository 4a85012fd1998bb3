import type { CSSProperties } from 'react';
import type { Size } from '#engine';

/** As large as the stage allows, with the picture's proportions. Small pictures are not enlarged. */
export function fittedStyle({ width, height }: Size): CSSProperties {
  return {
    width: `min(100cqw, calc(100cqh * ${width / height}), ${Math.max(width, 240)}px)`,
    aspectRatio: `${width} / ${height}`,
  };
}
