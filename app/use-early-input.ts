import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement;

/** The control's initial value in the prerendered page; undefined for a list without a selection. */
function drawnValue(control: Control): string | undefined {
  if ('defaultValue' in control) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value;
}

/** The value that the visitor has given a control; undefined while it is unchanged. */
export function enteredValue(control: Control): string | undefined {
  const drawn = drawnValue(control);
  return drawn === undefined || control.value === drawn ? undefined : control.value;
}

/** The last change that is being applied. */
let turn = Promise.resolve();

/**
 * Applies what a visitor typed or chose before the page was hydrated, which takes seconds on a slow network. The
 * control shows it, but React's hydration neither changes nor reports it.
 * @param read returns the early input, undefined if there is none; called once, when the element is hydrated
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
    // Each is rendered before the next: a handler uses the state of its component's last render, and an action removes
    // fields.
    turn = turn.then(() => {
      if (element.current) flushSync(() => latest.current(value));
    });
  }, []);
  return element;
}
