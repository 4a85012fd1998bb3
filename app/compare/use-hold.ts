import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * A state that lasts while a button is held down, by pointer or key. A press without holding, as from a screen reader
 * or voice control, switches it on, and the next one off.
 */
export function useHold(on: boolean, change: (on: boolean) => void) {
  const held = useRef(false);
  const begin = () => {
    held.current = true;
    change(true);
  };
  const end = () => {
    if (held.current) change(false);
  };
  const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      // The finger may slide off the button without releasing it.
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      if (!isPress(event)) return;
      // Enter clicks when it is pressed, before the hold ends.
      if (event.key === 'Enter') event.preventDefault();
      begin();
    },
    onKeyUp(event: KeyboardEvent) {
      if (!isPress(event)) return;
      end();
      if (event.key === 'Enter') held.current = false;
    },
    onBlur: end,
    // A long press must not open a context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      // The click at the end of a hold.
      if (held.current) held.current = false;
      else change(!on);
    },
  };
}
