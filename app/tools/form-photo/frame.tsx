import { RotateCcwSquare, RotateCwSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import { WordedButton } from '#app/components/worded-button.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { fittedStyle } from '#app/tools/adjust/fitted-style.ts';
import { OrientedImage } from '#app/tools/adjust/oriented-image.tsx';
import { fromPercent, toPercent } from '#app/tools/adjust/percent-crop.ts';
import { MOVE_LABELS, resizeWords } from '#words/resize.ts';
import { toolWords } from '#words/tools.ts';
import type { Fit } from './settings.ts';
import type { PlacingControl } from './use-placing.ts';
import '#app/styles/crop.css';

interface FrameProps {
  file: File;
  fit: Fit;
  /** Width divided by height. */
  ratio: number;
  placing: PlacingControl;
  /** The height of the head that the form asks for, as shares of the frame's. */
  head: readonly [least: number, most: number] | undefined;
}

/** The picture with the form's frame on it. */
export function Frame({ file, fit, ratio, placing, head }: FrameProps) {
  const { standing, orientation, crop, drag, turn } = placing;
  const preview = usePreview(file);
  const framed = useRef<HTMLDivElement>(null);
  // The shadow is an SVG without a name, which a screen reader would announce.
  useEffect(() => framed.current?.querySelector('.ReactCrop__crop-mask')?.setAttribute('aria-hidden', 'true'));

  const picture = (
    <div className="checkerboard size-full">
      <OrientedImage url={preview.state === 'ready' ? preview.url : ''} alt={file.name} orientation={orientation} />
    </div>
  );
  return (
    <div>
      <div className="grid h-72 place-items-center bg-stage p-4 [container-type:size] lg:h-96">
        {preview.state === 'ready' && (
          <div ref={framed} style={fittedStyle(standing)}>
            {fit === 'whole' ? (
              picture
            ) : (
              <ReactCrop
                crop={toPercent(crop)}
                aspect={ratio}
                keepSelection
                ariaLabels={resizeWords.cropFrame}
                minWidth={8}
                minHeight={8}
                renderSelectionAddon={() => head && <HeadGuide head={head} />}
                onChange={(_, percent) => drag(fromPercent(percent))}
              >
                {picture}
              </ReactCrop>
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
      </div>
    </div>
  );
}

/** Width of a head relative to its height. */
const HEAD_RATIO = 0.75;

/** The outlines of the smallest and the largest head that the form accepts. */
function HeadGuide({ head }: { head: readonly [least: number, most: number] }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      {head.map((share) => (
        <div
          key={share}
          className="col-start-1 row-start-1 rounded-[50%] border-2 border-dashed border-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
          style={{ height: `${100 * share}%`, aspectRatio: HEAD_RATIO }}
        />
      ))}
    </div>
  );
}
