import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { compareWords } from '#words/compare.ts';
import { Corner } from './corner.tsx';
import { Divider } from './divider.tsx';
import { keyAction } from './keys.ts';
import { CENTRED, type Lens, pointIn } from './lens.ts';
import { Toolbar } from './toolbar.tsx';
import { useInStep } from './use-in-step.ts';
import { LENS, useDrawnLens, useLens, useOwnLens } from './use-lens.ts';
import { usePointers } from './use-pointers.ts';
import { ACTUAL, type Extent, type Point } from './view.ts';

export interface Side {
  /** Fills its container. */
  picture: ReactNode;
  /** The sides' names; 'Before' and 'After' by default. */
  label?: string | undefined;
  /** Size and dimensions. */
  facts: ReactNode;
  /** Its similarity to the original, in words. */
  score?: string | undefined;
}

interface CompareProps {
  before: Side;
  after: Side;
  /** The result's pixels, which 100% refers to. */
  size: Extent;
  /** Pass one lens to consecutive comparisons to keep position, zoom and layout. */
  lens?: Lens;
  /** In a card: on a phone as high as a plain picture. */
  inCard?: boolean;
  /** The bar below is behind one button. */
  foldsTools?: boolean;
  /** Both are animations, which must show the same moment. */
  animated?: boolean;
  /** An overlay over both pictures, of their size. */
  overlay?: ReactNode;
  /** Further buttons for the bar below. */
  tools?: ReactNode;
}

/** CSS pixels of a trackpad's pinch per e-fold of zoom. */
const WHEEL_TRAVEL = 200;

/** Compares two states of a picture closely: with a divider, one after the other, or side by side. */
export function Compare(props: CompareProps) {
  const {
    before,
    after,
    size,
    lens: given,
    inCard = false,
    foldsTools = false,
    animated = false,
    overlay,
    tools,
  } = props;
  const own = useOwnLens();
  const lens = given ?? own;
  const stage = useRef<HTMLDivElement>(null);
  // The target of the latest press, and the divider's position then; likewise for the first press of a double click.
  const press = useRef({ onDivider: false, divider: CENTRED });
  const firstPress = useRef(press.current);
  useDrawnLens(lens, stage, size);
  useInStep(stage, animated);
  const measured = useLens(lens, LENS.measured);
  const beside = useLens(lens, LENS.arrangement) === 'side-by-side';
  const alone = useLens(lens, LENS.beforeAlone);
  const pixelated = useLens(lens, LENS.pixelated);
  const canPan = useLens(lens, LENS.canPan);
  const [left, right] = [before.label ?? compareWords.before, after.label ?? compareWords.after];

  const onStage = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const bounds = stage.current?.getBoundingClientRect();
    return { x: clientX - (bounds?.left ?? 0), y: clientY - (bounds?.top ?? 0) };
  };
  const inPane = (event: { clientX: number; clientY: number }): Point | undefined => {
    const extent = lens.stage();
    return extent && pointIn(lens.get().arrangement, extent, onStage(event));
  };
  const divide = (event: { clientX: number; clientY: number }) => {
    const width = lens.stage()?.width;
    if (width && !beside) lens.act({ do: 'divide', at: (onStage(event).x / width) * 100 });
  };
  const zoomBy = (factor: number, event: { clientX: number; clientY: number }) => {
    const point = inPane(event);
    if (point) lens.act({ do: 'zoom-by', factor, point });
  };
  const pan = (x: number, y: number) => lens.act({ do: 'pan', by: { x, y } });

  const pointers = usePointers({
    onPress: (event) => {
      const onDivider = Boolean((event.target as Element).closest('[role=slider]'));
      press.current = { onDivider, divider: lens.get().divider };
      if (!canPan && !onDivider) divide(event);
    },
    onDrag: (event, dx, dy) => (canPan && !press.current.onDivider ? pan(dx, dy) : divide(event)),
    onPinch: (factor, middle, dx, dy) => {
      zoomBy(factor, middle);
      pan(dx, dy);
    },
  });

  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 1) firstPress.current = press.current;
  };
  // The first click moves the divider under the pointer, so the second one always hits it. The first click therefore
  // determines the meaning, and the divider's position is that before it.
  const onDoubleClick = (event: MouseEvent) => {
    const { onDivider, divider } = firstPress.current;
    lens.act({ do: 'divide', at: onDivider ? CENTRED : divider });
    if (onDivider) return;
    if (canPan) lens.act({ do: 'zoom', to: 'fit' });
    else lens.act({ do: 'zoom', to: ACTUAL, point: inPane(event) ?? { x: 0, y: 0 } });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyAction(event.key, lens.get(), event.type === 'keydown');
    // If the whole picture is visible, arrow keys scroll the page.
    if (!action || (action.do === 'pan' && !canPan)) return;
    event.preventDefault();
    if (event.repeat && action.do === 'arrange') return;
    lens.act(action);
  };

  // A trackpad's pinch arrives as a wheel event with Ctrl. React's wheel listeners are passive and cannot prevent the
  // browser from zooming the page.
  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  onWheel.current = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / WHEEL_TRAVEL), event);
  };
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel.current?.(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const pane = (content: ReactNode, className: string, isPicture = true) => (
    <div aria-hidden className={classNames('absolute inset-y-0 overflow-hidden', className, !measured && 'invisible')}>
      <div
        className={classNames(
          'absolute top-0 left-0 origin-top-left translate-x-(--left) translate-y-(--top) scale-(--scale)',
          isPicture && 'checkerboard [--check:calc(16px/var(--scale))]',
        )}
        style={{ width: size.width, height: size.height, imageRendering: pixelated ? 'pixelated' : undefined }}
      >
        {content}
      </div>
    </div>
  );

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={stage}
        role="group"
        aria-label={compareWords.name(left, right)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard zooms and moves the picture from here
        tabIndex={0}
        className={classNames(
          'stage-fit relative isolate overflow-hidden bg-stage -outline-offset-2 select-none lg:h-(--stage-height) lg:min-h-96',
          inCard ? 'max-md:h-64 md:max-lg:max-h-[42dvh]' : 'max-lg:max-h-[50dvh]',
          canPan
            ? 'cursor-grab touch-none active:cursor-grabbing'
            : classNames('touch-pan-y', !beside && 'cursor-ew-resize'),
        )}
        style={{ '--fit': `${size.width} / ${size.height}` } as CSSProperties}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={() => alone && lens.act({ do: 'show-before', alone: false })}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        {...pointers}
      >
        {beside ? (
          <>
            {pane(before.picture, 'left-0 w-(--pane)')}
            {pane(after.picture, 'left-(--second) w-(--pane)')}
            {overlay && pane(overlay, 'left-(--second) w-(--pane)', false)}
            <span aria-hidden className="absolute inset-y-0 left-(--pane) w-0.5 bg-surface" />
          </>
        ) : (
          <>
            {pane(
              before.picture,
              classNames('inset-x-0', !alone && '[clip-path:inset(0_calc(100%_-_var(--divider))_0_0)]'),
            )}
            {pane(after.picture, classNames('inset-x-0 [clip-path:inset(0_0_0_var(--divider))]', alone && 'invisible'))}
            {overlay && !alone && pane(overlay, 'inset-x-0', false)}
          </>
        )}
        <Corner side="left" label={left} facts={before.facts} score={before.score} />
        {!alone && <Corner side="right" label={right} facts={after.facts} score={after.score} />}
        {!beside && <Divider lens={lens} before={left} after={right} hidden={alone} />}
      </div>
      <Toolbar lens={lens} before={left} tools={tools} folds={foldsTools} />
    </div>
  );
}
