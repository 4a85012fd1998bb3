import type { ReactNode } from 'react';

interface CornerProps {
  side: 'left' | 'right';
  label: string;
  facts: ReactNode;
  score: string | undefined;
}

/** The distance from the sides. A stage with a button in its upper right corner sets `--corner`. */
const EDGE = { left: '0.5rem', right: 'var(--corner, 0.5rem)' } as const;

/** A side's caption in its upper corner: watermarks and signatures are mostly in a lower one. */
export function Corner({ side, label, facts, score }: CornerProps) {
  return (
    <div
      className="pointer-events-none absolute top-2 rounded-control bg-black/75 px-1.5 py-1 sm:px-2 text-small text-white"
      style={{ [side]: EDGE[side], maxWidth: `calc(50% - 0.125rem - ${EDGE[side]})` }}
    >
      {/* In one line on a phone, where lines cover much of the picture. */}
      <p className="font-medium max-sm:inline">{label}</p> <p className="text-white/85 max-sm:inline">{facts}</p>
      {score && <p className="text-white/85">{score}</p>}
    </div>
  );
}
