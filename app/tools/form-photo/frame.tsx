import { Contrast, PaintBucket, PenLine, RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { WordedButton } from '#app/components/worded-button.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { CropFrame } from '#app/tools/adjust/crop-frame.tsx';
import { fittedStyle } from '#app/tools/adjust/fitted-style.ts';
import { OrientedImage } from '#app/tools/adjust/oriented-image.tsx';
import type { Size } from '#engine';
import { drawSignature } from '#words/catalogue/sets/form-photo.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { MOVE_LABELS } from '#words/resize.ts';
import { toolWords } from '#words/tools.ts';
import { GUIDES_LINE, Guides, hasGuides, type Placement } from './guides.tsx';
import type { Fit } from './settings.ts';
import { Straighten } from './straighten.tsx';
import type { PlacingControl } from './use-placing.ts';
import '#app/styles/form-photo.css';

interface FrameProps {
  file: File;
  fit: Fit;
  /** Width divided by height; undefined for any. */
  ratio: number | undefined;
  placing: PlacingControl;
  asked: Placement | undefined;
  /** Draws it on the screen instead. */
  onDraw: (() => void) | undefined;
  /** Makes a plain wall white, or the photo's own again. */
  onWhiten: (() => void) | undefined;
  isWhite: boolean;
  /** Takes the colours away, or returns to them. */
  onGrey: (() => void) | undefined;
  isGrey: boolean;
}

/** The picture with the form's frame on it. */
export function Frame({ file, fit, ratio, placing, asked, onDraw, onWhiten, isWhite, onGrey, isGrey }: FrameProps) {
  const { standing, canvas, orientation, degrees, crop, drag, turn, straighten } = placing;
  const preview = usePreview(file);
  const picture = (
    <div className={degrees === 0 ? 'checkerboard size-full' : 'straightened size-full'}>
      <div
        style={degrees === 0 ? undefined : turnedStyle(standing, canvas, degrees)}
        className={classNames('size-full', isGrey && 'without-colours')}
      >
        <OrientedImage url={preview.state === 'ready' ? preview.url : ''} alt={file.name} orientation={orientation} />
      </div>
    </div>
  );
  return (
    <div>
      <div className="form-stage grid place-items-center bg-stage p-4 [container-type:size]">
        {preview.state === 'ready' && (
          <div style={fittedStyle(canvas)}>
            {fit === 'whole' ? (
              picture
            ) : (
              <CropFrame
                crop={crop}
                aspect={ratio}
                {...(hasGuides(asked) && { guide: <Guides asked={asked} />, describedBy: GUIDES_LINE })}
                onCrop={drag}
              >
                {picture}
              </CropFrame>
            )}
          </div>
        )}
        {preview.state === 'none' && <p className="text-small">{toolWords.noImage}</p>}
      </div>
      <div className="flex flex-wrap gap-1 border-b border-line px-2 py-1">
        <WordedButton icon={RotateCcwSquare} onClick={() => turn('turn-left')}>
          {MOVE_LABELS['turn-left']}
        </WordedButton>
        <WordedButton icon={RotateCwSquare} onClick={() => turn('turn-right')}>
          {MOVE_LABELS['turn-right']}
        </WordedButton>
        {onWhiten && (
          <WordedButton icon={PaintBucket} aria-pressed={isWhite} onClick={onWhiten}>
            {formPhotoWords.whiten}
          </WordedButton>
        )}
        {onGrey && (
          <WordedButton icon={Contrast} aria-pressed={isGrey} onClick={onGrey}>
            {formPhotoWords.grey}
          </WordedButton>
        )}
        {onDraw && (
          <WordedButton icon={PenLine} onClick={onDraw}>
            {drawSignature}
          </WordedButton>
        )}
        <Straighten degrees={degrees} onDegrees={straighten} />
      </div>
    </div>
  );
}

/** The turned picture around the middle of its canvas. */
const turnedStyle = (standing: Size, canvas: Size, degrees: number): CSSProperties => ({
  width: `${(100 * standing.width) / canvas.width}%`,
  height: `${(100 * standing.height) / canvas.height}%`,
  rotate: `${degrees}deg`,
});
