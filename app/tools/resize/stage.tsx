import {
  Crop as CropIcon,
  EyeOff,
  FlipHorizontal2,
  FlipVertical2,
  type LucideIcon,
  RotateCcwSquare,
  RotateCwSquare,
} from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { MoreButton } from '#app/components/more-button.tsx';
import { Select } from '#app/components/select.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { WordedButton } from '#app/components/worded-button.tsx';
import { useArriving } from '#app/engine/use-arriving.tsx';
import type { Preview } from '#app/engine/use-preview.ts';
import { CROP_RATIOS, type Crop, type CropRatio, ratioValue } from '#app/tools/adjust/crop.ts';
import { fittedStyle } from '#app/tools/adjust/fitted-style.ts';
import { MOVES, type Move } from '#app/tools/adjust/orientation.ts';
import { OrientedImage } from '#app/tools/adjust/oriented-image.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { useOpened } from '#app/tools/panel.ts';
import { type Cover, placeOf } from '#app/tools/redact/boxes.ts';
import type * as Editor from '#app/tools/redact/editor.tsx';
import type { Size } from '#engine';
import { MOVE_LABELS, RATIO_LABELS, resizeWords } from '#words/resize.ts';
import { toolWords } from '#words/tools.ts';
import type { View } from './view.ts';
import '#app/styles/redact.css';

interface StageProps {
  name: string;
  preview: Preview;
  view: View;
  ratio: CropRatio;
  /** The requested size, if it has both sides. */
  box: Size | undefined;
  /** The hidden parts of the turned picture. */
  boxes: readonly Crop[];
  cover: Cover;
  disabled: boolean;
  /** A button that leads to the result. */
  seeResult: ReactNode;
  onBoxes(boxes: readonly Crop[], cover: Cover): void;
  onCrop(crop: Crop | undefined): void;
  onRatio(ratio: CropRatio): void;
  onMove(move: Move): void;
}

const MOVE_ICONS: Readonly<Record<Move, LucideIcon>> = {
  'turn-left': RotateCcwSquare,
  'turn-right': RotateCwSquare,
  'flip-horizontal': FlipVertical2,
  'flip-vertical': FlipHorizontal2,
};

/** Loaded with the first crop: most pictures are only resized. */
const loadCropFrame = () => import('#app/tools/adjust/crop-frame.tsx').then((module) => module.CropFrame);

/** The picture with its edits, and with the cropped part in shadow. */
export function Stage(props: StageProps) {
  const { name, preview, view, ratio, box, boxes, cover, disabled, seeResult, onBoxes, onCrop, onRatio, onMove } =
    props;
  const { orientation, standing, crop } = view;
  const arriving = useArriving();
  const [opensCrop, opensHiding, opensTurning] = [useOpened('crop'), useOpened('redact'), useOpened('turn')];
  const [hides, setHides] = useState(opensHiding);
  const [showsMore, setShowsMore] = useState(opensHiding || opensTurning);
  const [{ RedactLayer, RedactBar } = {}, setEditor] = useState<Partial<typeof Editor>>();
  const editor = { boxes, cover, disabled, onChange: onBoxes };
  const picture = (
    <div className="checkerboard size-full">
      <OrientedImage url={preview.state === 'ready' ? preview.url : ''} alt={name} orientation={orientation} />
    </div>
  );
  const withBoxes = (
    <>
      {picture}
      {boxes.map((part) => (
        <div key={`${part.x} ${part.y}`} style={placeOf(part)} className="hidden-part" data-cover={cover} />
      ))}
    </>
  );
  const loadEditor = () => void import('#app/tools/redact/editor.tsx').then(setEditor, () => {});
  // Once per picture: later the visitor decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (opensHiding) loadEditor();
    if (opensCrop && !crop) onCrop(START);
  }, []);
  const ratios = [...CROP_RATIOS, ...(ratio === 'size' ? (['size'] as const) : [])];

  return (
    <div style={showsMore ? ABOVE_TWO_ROWS : undefined}>
      <div
        className="stage-fit grid place-items-center bg-stage p-4 [container-type:size] max-md:h-64 md:max-lg:max-h-[42dvh] lg:h-(--stage-height) lg:min-h-96 lg:p-6"
        style={{ '--fit': `${standing.width} / ${standing.height}` } as CSSProperties}
      >
        {preview.state === 'ready' && (
          <div className="relative" style={fittedStyle(standing)}>
            {hides && RedactLayer ? (
              <>
                {picture}
                <RedactLayer {...editor} />
              </>
            ) : crop ? (
              <SeldomPart
                load={loadCropFrame}
                props={{
                  crop,
                  aspect: ratioValue(ratio, standing, box ?? standing),
                  thirds: true,
                  disabled,
                  children: withBoxes,
                  onCrop,
                }}
                instead={withBoxes}
              />
            ) : (
              withBoxes
            )}
          </div>
        )}
        {preview.state === 'loading' && (
          <div role="status" className="flex items-center gap-2 text-small">
            {arriving ?? (
              <>
                <Spinner />
                {resizeWords.drawing}
              </>
            )}
          </div>
        )}
        {preview.state === 'none' && <p className="text-small">{toolWords.noImage}</p>}
      </div>
      <div
        role="toolbar"
        aria-label={resizeWords.toolbar}
        className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1 max-sm:gap-0"
      >
        <WordedButton
          icon={CropIcon}
          aria-pressed={crop !== undefined}
          disabled={disabled}
          onClick={() => {
            setHides(false);
            onCrop(crop ? undefined : START);
          }}
        >
          {crop ? resizeWords.stopCropping : resizeWords.crop}
        </WordedButton>
        <MoreButton isOpen={showsMore} onClick={() => setShowsMore(!showsMore)}>
          {resizeWords.moreTools}
        </MoreButton>
        {seeResult}
        {crop && !hides && (
          <div className="max-sm:w-full sm:ml-auto">
            <Select
              label={resizeWords.cropRatio}
              inline
              disabled={disabled}
              value={ratio}
              onChange={onRatio}
              options={ratios.map((value) => ({ value, label: RATIO_LABELS[value] }))}
            />
          </div>
        )}
        {showsMore && (
          <div className="flex w-full flex-wrap items-center gap-1 max-sm:gap-0">
            <WordedButton
              icon={EyeOff}
              aria-pressed={hides}
              disabled={disabled}
              onClick={() => {
                loadEditor();
                setHides(!hides);
              }}
            >
              {hides ? resizeWords.stopHiding : resizeWords.hide}
            </WordedButton>
            {MOVES.map((move) => (
              <WordedButton key={move} icon={MOVE_ICONS[move]} disabled={disabled} onClick={() => onMove(move)}>
                {MOVE_LABELS[move]}
              </WordedButton>
            ))}
          </div>
        )}
      </div>
      {hides && RedactBar && <RedactBar {...editor} />}
    </div>
  );
}

/** The further tools stay in the window. */
const ABOVE_TWO_ROWS = { '--stage-height': 'min(46rem, calc(100dvh - 17.25rem))' } as CSSProperties;

/** A new crop begins a little inside the picture, so that its handles are visible. */
const START: Crop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
