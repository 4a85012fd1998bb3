import { type PointerEvent, useRef } from 'react';

interface Handlers {
  /** One pointer moved. */
  onDrag(event: PointerEvent, dx: number, dy: number): void;
  /** Two fingers moved: the ratio of their distances, the previous point between them, and its movement. */
  onPinch(factor: number, middle: PointerPosition, dx: number, dy: number): void;
  /** The first finger or the mouse button was pressed. */
  onPress(event: PointerEvent): void;
}

interface PointerPosition {
  clientX: number;
  clientY: number;
}

const distance = (a: PointerPosition, b: PointerPosition) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const between = (a: PointerPosition, b: PointerPosition): PointerPosition => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});

/** Drags and pinches by mouse, pen or fingers, as properties for the dragged element. */
export function usePointers({ onDrag, onPinch, onPress }: Handlers) {
  const down = useRef(new Map<number, PointerPosition>());

  const release = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      if (down.current.size === 1) onPress(event);
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = { clientX: event.clientX, clientY: event.clientY };
      down.current.set(event.pointerId, now);
      if (down.current.size === 1) {
        onDrag(event, now.clientX - before.clientX, now.clientY - before.clientY);
        return;
      }
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const middle = between(now, other);
      const was = between(before, other);
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onPinch(factor, was, middle.clientX - was.clientX, middle.clientY - was.clientY);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
