import type { Orientation } from './orientation.ts';

/** Fills its container with a rotated and mirrored image. The container has the result's proportions. */
export function OrientedImage({ url, alt, orientation }: { url: string; alt: string; orientation: Orientation }) {
  const sideways = orientation.turns % 2 === 1;
  return (
    <div className="relative size-full overflow-hidden [container-type:size]">
      <img
        src={url}
        alt={alt}
        draggable={false}
        className="absolute top-1/2 left-1/2 max-w-none"
        style={{
          width: sideways ? '100cqh' : '100cqw',
          height: sideways ? '100cqw' : '100cqh',
          transform: `translate(-50%, -50%) scaleX(${orientation.mirrored ? -1 : 1}) rotate(${orientation.turns * 90}deg)`,
        }}
      />
    </div>
  );
}
