import { Trash2, Undo2 } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { uploadWords } from '#words/upload.ts';
import { drawnFile } from './drawn-file.ts';
import { PEN, type Point, pathOf, type Stroke } from './strokes.ts';
import { useKeyPen } from './use-key-pen.ts';
import '#app/styles/form-photo.css';

interface SignaturePadProps {
  /** Width divided by height. */
  ratio: number;
  onDrawn(file: File): void;
  onCancel(): void;
}

/** Units of the drawing area's width. */
const WIDTH = 1000;

/** An area in which a pointer, a finger or keys draw a signature. */
export function SignaturePad({ ratio, onDrawn, onCancel }: SignaturePadProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  // The one that is being drawn, and its pointer: another finger draws nothing.
  const [pen, setPen] = useState<{ id: number; stroke: Stroke }>();
  const size = { width: WIDTH, height: WIDTH / ratio };

  const hint = useId();
  const undo = () => setStrokes(strokes.slice(0, -1));
  const keys = useKeyPen({ ratio, onStroke: (stroke) => setStrokes([...strokes, stroke]), onUndo: undo });
  const shown = [...strokes, ...[pen?.stroke, keys.stroke].filter((stroke) => stroke !== undefined)];

  const onDown = (event: PointerEvent<Element>) => {
    if (pen || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPen({ id: event.pointerId, stroke: placesOf(event) });
  };
  const onMove = (event: PointerEvent<Element>) => {
    const points = placesOf(event);
    setPen((pen) => (pen?.id === event.pointerId ? { ...pen, stroke: [...pen.stroke, ...points] } : pen));
  };
  const onUp = (event: PointerEvent<Element>) => {
    if (pen?.id !== event.pointerId) return;
    setStrokes([...strokes, pen.stroke]);
    setPen(undefined);
  };
  const use = async () => {
    const file = await drawnFile(strokes, ratio);
    if (file) onDrawn(file);
  };

  return (
    <div>
      <div className="bg-stage p-4">
        <svg
          // Screen readers leave the arrow keys to it.
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw in it
          tabIndex={0}
          aria-label={formPhotoWords.pad}
          aria-describedby={hint}
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="signature-pad"
          style={{ width: `min(100%, calc(50dvh * ${ratio}))`, aspectRatio: ratio }}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={onUp}
          {...keys.handlers}
        >
          <path d={`M40 ${0.75 * size.height}H${WIDTH - 40}`} className="signature-line" />
          {shown.map((stroke, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity besides their order
            <path key={i} d={pathOf(stroke, size)} strokeWidth={PEN * Math.max(size.width, size.height)} />
          ))}
          <circle
            cx={keys.place.x * size.width}
            cy={keys.place.y * size.height}
            r={14}
            className={keys.stroke ? 'pen pen-down' : 'pen'}
          />
        </svg>
        <p id={hint} className="mt-2 text-center text-small text-muted">
          {formPhotoWords.padKeys}
        </p>
        <p role="status" className="sr-only">
          {keys.message}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1">
        <Button kind="quiet" className="px-2 text-small" icon={Undo2} disabled={strokes.length === 0} onClick={undo}>
          {formPhotoWords.undo}
        </Button>
        <Button
          kind="quiet"
          className="px-2 text-small"
          icon={Trash2}
          disabled={strokes.length === 0}
          onClick={() => setStrokes([])}
        >
          {formPhotoWords.clear}
        </Button>
        <span className="flex-1" />
        <Button kind="quiet" className="px-2 text-small" onClick={onCancel}>
          {uploadWords.cancel}
        </Button>
        <Button className="px-3 text-small" disabled={strokes.length === 0} onClick={use}>
          {formPhotoWords.useDrawn}
        </Button>
      </div>
    </div>
  );
}

/** All places since the last event. Safari before 18.2 has only the last one. */
function placesOf({ currentTarget, nativeEvent }: PointerEvent<Element>): Point[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const events = nativeEvent.getCoalescedEvents?.() ?? [];
  return (events.length > 0 ? events : [nativeEvent]).map(({ clientX, clientY }) => ({
    x: (clientX - left) / width,
    y: (clientY - top) / height,
  }));
}
