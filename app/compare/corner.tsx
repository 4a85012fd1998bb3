import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';

interface CornerProps {
  side: 'left' | 'right';
  label: string;
  facts: ReactNode;
  score: string | undefined;
}

/** A side's caption in its lower corner. */
export function Corner({ side, label, facts, score }: CornerProps) {
  return (
    <div
      className={classNames(
        'pointer-events-none absolute bottom-2 max-w-[calc(50%-0.625rem)] rounded-control bg-black/75 px-1.5 py-1 sm:px-2 text-small text-white',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <p className="font-medium">{label}</p>
      <p className="text-white/85">{facts}</p>
      {score && <p className="text-white/85">{score}</p>}
    </div>
  );
}
