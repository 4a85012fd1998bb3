import { type ReactNode, useEffect, useRef } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { resizeWords } from '#words/resize.ts';
import type { Crop } from './crop.ts';
import '#app/styles/crop.css';

interface CropFrameProps {
  crop: Crop;
  /** Width divided by height; undefined for any. */
  aspect: number | undefined;
  /** Lines at the thirds. */
  thirds?: boolean;
  disabled?: boolean;
  /** Within the frame. */
  guide?: ReactNode;
  /** The id of what describes the guide in words. */
  describedBy?: string;
  /** The picture. */
  children: ReactNode;
  onCrop(crop: Crop): void;
}

/** A frame on a picture, which pointer, touch and arrow keys move. */
export function CropFrame({ crop, aspect, thirds, disabled, guide, describedBy, children, onCrop }: CropFrameProps) {
  const framed = useRef<HTMLDivElement>(null);
  // The shadow is an SVG without a name, which a screen reader would announce. The crop component creates and removes it.
  useEffect(() => {
    framed.current?.querySelector('.ReactCrop__crop-mask')?.setAttribute('aria-hidden', 'true');
    const selection = framed.current?.querySelector('.ReactCrop__crop-selection');
    if (describedBy) selection?.setAttribute('aria-describedby', describedBy);
    else selection?.removeAttribute('aria-describedby');
  });
  return (
    <div ref={framed} className="size-full">
      <ReactCrop
        crop={toPercent(crop)}
        aspect={aspect}
        disabled={disabled}
        keepSelection
        ruleOfThirds={thirds}
        ariaLabels={resizeWords.cropFrame}
        minWidth={8}
        minHeight={8}
        renderSelectionAddon={guide ? () => guide : undefined}
        onChange={(_, percent) => onCrop(fromPercent(percent))}
      >
        {children}
      </ReactCrop>
    </div>
  );
}

const toPercent = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const fromPercent = ({ x, y, width, height }: PercentCrop): Crop => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});
