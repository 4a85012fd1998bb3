import { Maximize, Minus, MoveHorizontal, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { IconButton } from '#app/components/icon-button.tsx';
import { SENTENCES } from './sentences.ts';
import { usePointers } from './use-pointers.ts';
import { useView } from './use-view.ts';
import type { Extent } from './view.ts';

interface Side {
  /** Fills the box that it is put in. */
  picture: ReactNode;
  /** Size and dimensions, for its corner. */
  facts: string;
}

interface CompareProps {
  before: Side;
  after: Side;
  /** The result's pixels. */
  size: Extent;
}

const PERCENT_STEP = 2;
const PERCENT_LEAP = 10;

/** Two states of one picture with a divider between them, to be looked at as closely as wanted. */
export function Compare({ before, after, size }: CompareProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [divider, setDivider] = useState(50);
  const control = useView(stage, size);
  const { view, picture, scale } = control;
  const zoomed = view.zoom > 1;

  const moveDivider = (clientX: number) => {
    const bounds = stage.current?.getBoundingClientRect();
    if (bounds) setDivider(Math.min(100, Math.max(0, ((clientX - bounds.left) / bounds.width) * 100)));
  };

  const stagePointers = usePointers({
    onPress: (event) => !zoomed && moveDivider(event.clientX),
    onDrag: (event, dx, dy) => (zoomed ? control.pan(dx, dy) : moveDivider(event.clientX)),
    onPinch: (factor, middle) => control.zoomAt(view.zoom * factor, middle),
  });
  const handlePointers = usePointers({ onDrag: (event) => moveDivider(event.clientX), onPinch: () => {} });

  const onHandleKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? PERCENT_LEAP : PERCENT_STEP;
    const moves: Record<string, (at: number) => number> = {
      ArrowLeft: (at) => at - step,
      ArrowRight: (at) => at + step,
      ArrowDown: (at) => at - step,
      ArrowUp: (at) => at + step,
      PageDown: (at) => at - PERCENT_LEAP,
      PageUp: (at) => at + PERCENT_LEAP,
      Home: () => 0,
      End: () => 100,
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    // The arrows would pan the stage around it too.
    event.stopPropagation();
    setDivider((at) => Math.min(100, Math.max(0, next(at))));
  };

  const layer = (side: Side, clip: string) => (
    <div aria-hidden className="absolute inset-0 overflow-hidden" style={{ clipPath: clip }}>
      {picture && (
        <div
          className="checkerboard absolute top-1/2 left-1/2"
          style={{
            width: picture.width,
            height: picture.height,
            transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
            // Enlarged pixels are what one looks for: they must not be blurred away.
            imageRendering: scale >= 2 ? 'pixelated' : undefined,
          }}
        >
          {side.picture}
        </div>
      )}
    </div>
  );

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={stage}
        role="group"
        aria-label={SENTENCES.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: zooming and moving the picture by keyboard starts here
        tabIndex={0}
        className={classNames(
          'relative h-[50dvh] min-h-64 lg:h-(--stage-height) lg:min-h-96 overflow-hidden bg-stage -outline-offset-2 select-none',
          zoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-ew-resize touch-pan-y',
        )}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && control.onKey(event.key)) event.preventDefault();
        }}
        onDoubleClick={(event) => (zoomed ? control.showWhole() : control.zoomAt(view.zoom / scale, event))}
        {...stagePointers}
      >
        {layer(before, `inset(0 ${100 - divider}% 0 0)`)}
        {layer(after, `inset(0 0 0 ${divider}%)`)}
        <Corner side="left" title={SENTENCES.before} facts={before.facts} />
        <Corner side="right" title={SENTENCES.after} facts={after.facts} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={SENTENCES.divider}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(divider)}
          aria-valuetext={`${Math.round(divider)}% before`}
          className="group absolute inset-y-0 w-11 -translate-x-1/2 cursor-ew-resize touch-none outline-none"
          style={{ left: `${divider}%` }}
          onKeyDown={onHandleKey}
          onDoubleClick={(event) => event.stopPropagation()}
          {...stopped(handlePointers)}
        >
          <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.35)]" />
          <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-float outline-offset-2 group-focus-visible:outline-2 group-focus-visible:outline-text">
            <MoveHorizontal aria-hidden size={20} strokeWidth={1.75} />
          </span>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 border-b border-line px-2 py-1">
        <p className="px-2 text-small text-muted" aria-live="polite">
          <span className="sr-only">{SENTENCES.shownAt}</span>
          {Math.round(scale * 100)}%
        </p>
        <div className="flex items-center">
          <IconButton label={SENTENCES.zoomOut} icon={Minus} disabled={!zoomed} onClick={() => control.zoomBy(2 / 3)} />
          <IconButton
            label={SENTENCES.zoomIn}
            icon={Plus}
            disabled={!control.canZoomIn}
            onClick={() => control.zoomBy(3 / 2)}
          />
          <IconButton label={SENTENCES.showWhole} icon={Maximize} disabled={!zoomed} onClick={control.showWhole} />
        </div>
      </div>
    </div>
  );
}

type Pointers = ReturnType<typeof usePointers>;

/** The handle lies on the stage, which must not be dragged along. */
function stopped(pointers: Pointers): Pointers {
  const entries = Object.entries(pointers) as [keyof Pointers, Pointers[keyof Pointers]][];
  return Object.fromEntries(
    entries.map(([name, handler]) => [
      name,
      (event: Parameters<typeof handler>[0]) => {
        event.stopPropagation();
        handler(event);
      },
    ]),
  ) as Pointers;
}

function Corner({ side, title, facts }: { side: 'left' | 'right'; title: string; facts: string }) {
  return (
    <div
      className={classNames(
        'pointer-events-none absolute bottom-2 max-w-[48%] rounded-control bg-black/75 px-2 py-1 text-small text-white',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <p className="font-medium">{title}</p>
      <p className="text-white/85">{facts}</p>
    </div>
  );
}
