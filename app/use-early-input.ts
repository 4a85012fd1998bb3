import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement;

/** What the control held when the page was drawn; undefined for a list of which nothing was chosen. */
function drawnValue(control: Control): string | undefined {
  if ('defaultValue' in control) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value;
}

/** The value that the visitor has given a control; undefined while it is as it was drawn. */
export function enteredValue(control: Control): string | undefined {
  const drawn = drawnValue(control);
  return drawn === undefined || control.value === drawn ? undefined : control.value;
}

/** The last change that is being applied. */
let turn = Promise.resolve();

/**
 * Applies what a visitor typed or chose before the page was hydrated, which on a slow network takes seconds: the control
 * shows it, and React's hydration neither changes nor reports it.
 * @param read the early input, undefined where there is none; called once, when the element comes to life
 * @returns the element's ref
 */
export function useEarlyInput<E extends Element, T>(
  read: (element: E) => T | undefined,
  apply: (value: T) => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(apply);
  useLayoutEffect(() => {
    latest.current = apply;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useLayoutEffect(() => {
    const value = element.current ? read(element.current) : undefined;
    if (value === undefined) return;
    // Each is drawn before the next: a handler uses the state that its component was drawn with, and an action removes fields.
    turn = turn.then(() => {
      if (element.current) flushSync(() => latest.current(value));
    });
  }, []);
  return element;
}
