import { type KeyboardEvent, useRef, useState } from 'react';
import { formPhotoWords } from '#words/form-photo.ts';
import { isArrow, stepped } from './keys.ts';
import type { Point, Stroke } from './strokes.ts';

interface KeyPenOptions {
  /** The area's width divided by its height. */
  ratio: number;
  onStroke(stroke: Stroke): void;
  onUndo(): void;
}

/** Where people begin to sign, on the line. */
const START: Point = { x: 0.12, y: 0.6 };

const percent = (part: number) => Math.round(100 * part);

/** A pen that keys move: the arrows, the space bar for down and up, and Backspace to take a stroke back. */
export function useKeyPen({ ratio, onStroke, onUndo }: KeyPenOptions) {
  const [place, setPlace] = useState(START);
  const [stroke, setStroke] = useState<Stroke>();
  const [message, setMessage] = useState('');
  const pressed = useRef(new Set<string>());

  const lift = () => {
    pressed.current.clear();
    if (!stroke) return;
    onStroke(stroke);
    setStroke(undefined);
    setMessage(formPhotoWords.penUp);
  };
  const press = () => {
    if (stroke) return lift();
    setStroke([place]);
    setMessage(formPhotoWords.penDown(percent(place.x), percent(place.y)));
  };
  const undo = () => {
    // A stroke that is being drawn is the last one.
    if (stroke) setStroke(undefined);
    else onUndo();
    setMessage(formPhotoWords.strokeUndone);
  };
  const step = (isLong: boolean) => {
    const next = stepped(place, pressed.current, isLong, ratio);
    setPlace(next);
    if (stroke) setStroke([...stroke, next]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const isUndo = key === 'Backspace' || ((ctrlKey || metaKey) && key.toLowerCase() === 'z');
    if (!isUndo && (ctrlKey || metaKey || altKey)) return;
    if (isArrow(key)) {
      pressed.current.add(key);
      step(shiftKey);
    } else if (key === ' ') {
      if (!repeat) press();
    } else if (isUndo) undo();
    else return;
    event.preventDefault();
  };

  return {
    place,
    stroke,
    /** What has happened, for screen readers. */
    message,
    /** Of the area. Leaving it lifts the pen. */
    handlers: { onKeyDown, onKeyUp: ({ key }: KeyboardEvent) => pressed.current.delete(key), onBlur: lift },
  };
}
