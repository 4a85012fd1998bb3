import { MoveHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { compareWords } from '#words/compare.ts';
import type { Lens } from './lens.ts';
import { LENS, useLens } from './use-lens.ts';

const STEP = 2;
const LEAP = 10;

/** The divider's position after a key, in percent. */
const MOVES: Record<string, (at: number, step: number) => number> = {
  ArrowLeft: (at, step) => at - step,
  ArrowRight: (at, step) => at + step,
  ArrowDown: (at, step) => at - step,
  ArrowUp: (at, step) => at + step,
  PageDown: (at) => at - LEAP,
  PageUp: (at) => at + LEAP,
  Home: () => 0,
  End: () => 100,
};

interface DividerProps {
  lens: Lens;
  /** The names of the two sides. */
  before: string;
  after: string;
  /** Invisible if there is nothing to divide. It keeps the focus. */
  hidden: boolean;
}

/** The handle between the two pictures. The stage handles pointers, because a second finger may touch next to it. */
export function Divider({ lens, before, after, hidden }: DividerProps) {
  const percent = useLens(lens, LENS.divider);

  const onKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The arrow keys would also move the picture below.
    event.stopPropagation();
    lens.act({ do: 'divide', at: move(lens.get().divider, event.shiftKey ? LEAP : STEP) });
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={compareWords.divider(before, after)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={compareWords.divided(percent, before)}
      className={classNames(
        'group absolute inset-y-0 left-(--divider) w-11 -translate-x-1/2 cursor-ew-resize touch-none outline-none',
        hidden && 'opacity-0',
      )}
      onKeyDown={onKey}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]" />
      <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-float outline-offset-2 group-focus-visible:outline-2 group-focus-visible:outline-text">
        <MoveHorizontal aria-hidden size={20} strokeWidth={1.75} />
      </span>
    </div>
  );
}
