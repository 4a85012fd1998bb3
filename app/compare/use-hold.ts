import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Something that is on for as long as a button is held down, by pointer or by key. What presses without holding, such as a
 * screen reader or a voice, switches it on and, with the next press, off.
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
      // The finger may slide off the button without letting go.
      event.currentTarget.setPointerCapture(event.pointerId);
      begin();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => isPress(event) && begin(),
    onKeyUp: (event: KeyboardEvent) => isPress(event) && end(),
    onBlur: end,
    // A long press of a finger is what is wanted here, and no menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      // The click that ends a hold.
      if (held.current) held.current = false;
      else change(!on);
    },
  };
}
