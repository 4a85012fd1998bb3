import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import type { Crop } from '#app/tools/adjust/crop.ts';
import { redactWords } from '#words/redact.ts';
import { type Cover, placeOf } from './boxes.ts';
import { afterKey, between, isLargeEnough, movedBy, type Point } from './drag.ts';

export interface EditorProps {
  boxes: readonly Crop[];
  cover: Cover;
  disabled: boolean;
  onChange(boxes: readonly Crop[], cover: Cover): void;
}

const COVER_NAMES = ['black', 'pixels', 'blur'] as const satisfies readonly Cover[];

/** A box in the middle, for a start without a pointer. */
const MIDDLE: Crop = { x: 0.35, y: 0.45, width: 0.3, height: 0.1 };

interface Drag {
  start: Point;
  /** The box that is moved, if there was one at the start. */
  moved?: { index: number; from: Crop };
  now: Crop;
}

/** The boxes on the picture, which fills the container. Dragging draws or moves one. */
export function RedactLayer({ boxes, cover, disabled, onChange }: EditorProps) {
  const layer = useRef<HTMLFieldSetElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = layer.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const replaced = (index: number, box: Crop) => boxes.map((old, at) => (at === index ? box : old));

  const onDown = (event: PointerEvent, index?: number) => {
    if (disabled || event.button !== 0) return;
    event.stopPropagation();
    layer.current?.setPointerCapture(event.pointerId);
    const start = pointOf(event);
    const from = index === undefined ? undefined : boxes[index];
    setDrag({
      start,
      ...(from && index !== undefined && { moved: { index, from } }),
      now: from ?? between(start, start),
    });
  };
  const onMove = (event: PointerEvent) => {
    if (!drag) return;
    const { start, moved } = drag;
    const point = pointOf(event);
    const now = moved ? movedBy(moved.from, point.x - start.x, point.y - start.y) : between(start, point);
    setDrag({ ...drag, now });
  };
  const onUp = () => {
    if (drag?.moved) onChange(replaced(drag.moved.index, drag.now), cover);
    else if (drag && isLargeEnough(drag.now)) onChange([...boxes, drag.now], cover);
    setDrag(undefined);
  };
  const onKey = (event: KeyboardEvent, index: number, box: Crop) => {
    const { key, shiftKey } = event;
    const next = afterKey(box, key, shiftKey);
    if (next) onChange(replaced(index, next), cover);
    else if (key === 'Delete' || key === 'Backspace') {
      onChange(boxes.toSpliced(index, 1), cover);
      layer.current?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <fieldset
      ref={layer}
      tabIndex={-1}
      aria-label={redactWords.layer}
      disabled={disabled}
      onPointerDown={(event) => onDown(event)}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => setDrag(undefined)}
      className="hiding-layer"
    >
      {boxes.map((box, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity besides their order
          key={index}
          type="button"
          aria-label={redactWords.box(index + 1)}
          onPointerDown={(event) => onDown(event, index)}
          onKeyDown={(event) => onKey(event, index, box)}
          style={placeOf(drag?.moved?.index === index ? drag.now : box)}
          className="hidden-part"
          data-cover={cover}
        />
      ))}
      {drag && !drag.moved && <span style={placeOf(drag.now)} className="hidden-part" data-cover={cover} />}
    </fieldset>
  );
}

/** What hides the boxes, and buttons for the keyboard. */
export function RedactBar({ boxes, cover, disabled, onChange }: EditorProps) {
  return (
    <div className="flex flex-col gap-2 border-b border-line p-2">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          legend={redactWords.cover}
          hideLegend
          options={COVER_NAMES.map((value) => ({ value, label: redactWords.covers[value] }))}
          value={cover}
          disabled={disabled}
          onChange={(value) => onChange(boxes, value)}
        />
        <Button kind="quiet" icon={Plus} disabled={disabled} onClick={() => onChange([...boxes, MIDDLE], cover)}>
          {redactWords.add}
        </Button>
        {boxes.length > 0 && (
          <Button kind="quiet" icon={Trash2} disabled={disabled} onClick={() => onChange([], cover)}>
            {redactWords.removeAll}
          </Button>
        )}
      </div>
      <Notice tone="info">{cover === 'black' ? redactWords.hint : redactWords.unsafe}</Notice>
    </div>
  );
}
