import { Columns2, Eye, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { IconButton } from '#app/components/icon-button.tsx';
import { MoreButton } from '#app/components/more-button.tsx';
import { TOOL_BUTTON, WordedButton } from '#app/components/worded-button.tsx';
import { keep, recall } from '#app/device-storage.ts';
import { compareWords } from '#words/compare.ts';
import type { Lens } from './lens.ts';
import { useHold } from './use-hold.ts';
import { LENS, useLens } from './use-lens.ts';
import { ACTUAL } from './view.ts';

interface ToolbarProps {
  lens: Lens;
  /** The first side's name. */
  before: string;
  /** Further buttons, next to those for the layout. */
  tools?: ReactNode;
  /** Behind one button, until the visitor opens it once on this device: beside settings most visitors only look. */
  folds: boolean;
}

const KEY = 'view-tools';
const OPEN = 'open';

/** Layout and zoom. One line on a phone. */
export function Toolbar({ lens, before, tools, folds }: ToolbarProps) {
  const [isOpen, setOpen] = useState(() => recall(KEY) === OPEN);
  const onFold = () => {
    keep(KEY, isOpen ? undefined : OPEN);
    setOpen(!isOpen);
  };
  return (
    <div className="flex flex-wrap items-center border-b border-line px-1 py-1 sm:px-2">
      {folds && (
        <MoreButton isOpen={isOpen} onClick={onFold}>
          {compareWords.open}
        </MoreButton>
      )}
      {(isOpen || !folds) && <Tools lens={lens} before={before} tools={tools} />}
    </div>
  );
}

function Tools({ lens, before, tools }: Omit<ToolbarProps, 'folds'>) {
  return (
    <div
      role="toolbar"
      aria-label={compareWords.tools}
      className="flex flex-auto flex-wrap items-center justify-between"
    >
      <div className="flex items-center sm:gap-1">
        <Arrangements lens={lens} before={before} />
        {tools}
      </div>
      <Zooms lens={lens} />
    </div>
  );
}

function Arrangements({ lens, before }: { lens: Lens; before: string }) {
  const beside = useLens(lens, LENS.arrangement) === 'side-by-side';
  const alone = useLens(lens, LENS.beforeAlone);
  const hold = useHold(alone, (alone) => lens.act({ do: 'show-before', alone }));
  return (
    <>
      <WordedButton
        icon={Columns2}
        aria-pressed={beside}
        onClick={() => lens.act({ do: 'arrange', as: beside ? 'divider' : 'side-by-side' })}
      >
        {compareWords.sideBySide}
      </WordedButton>
      <WordedButton icon={Eye} aria-pressed={alone} disabled={beside} className="touch-none" {...hold}>
        {compareWords.hold(before)}
      </WordedButton>
    </>
  );
}

function Zooms({ lens }: { lens: Lens }) {
  const canZoomIn = useLens(lens, LENS.canZoomIn);
  const canZoomOut = useLens(lens, LENS.canZoomOut);
  const whole = useLens(lens, LENS.showsWhole);
  const actual = useLens(lens, isActual);
  const percent = useLens(lens, LENS.percent);
  return (
    <div className="flex items-center sm:gap-1">
      <IconButton
        label={compareWords.zoomOut}
        icon={Minus}
        disabled={!canZoomOut}
        onClick={() => lens.act({ do: 'step', direction: 'further' })}
      />
      {/* Visually hidden on a small phone, where the buttons need the space. */}
      <p className="min-w-11 text-center text-small text-muted max-[25rem]:sr-only" aria-live="polite">
        <span className="sr-only">{compareWords.shownAt}</span>
        {percent}%
      </p>
      <IconButton
        label={compareWords.zoomIn}
        icon={Plus}
        disabled={!canZoomIn}
        onClick={() => lens.act({ do: 'step', direction: 'closer' })}
      />
      <ZoomButton name={compareWords.fitName} pressed={whole} onClick={() => lens.act({ do: 'zoom', to: 'fit' })}>
        {compareWords.fit}
      </ZoomButton>
      <ZoomButton name={compareWords.actualName} pressed={actual} onClick={() => lens.act({ do: 'zoom', to: ACTUAL })}>
        {compareWords.actual}
      </ZoomButton>
    </div>
  );
}

const isActual = (lens: Lens) => LENS.zoom(lens) === ACTUAL;

interface ZoomButtonProps {
  /** The full label, which begins with the visible one. */
  name: string;
  pressed: boolean;
  onClick(): void;
  children: ReactNode;
}

function ZoomButton({ name, pressed, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      className={classNames(TOOL_BUTTON, 'px-1 sm:px-2')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
