import { type RefObject, useEffect } from 'react';

/*
 * What somebody typed or chose before the page had come to life, which on a slow network takes seconds: the controls show it,
 * and React, whose hydration knows only what the page was drawn with, does not.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** On what stands around a part of the page that comes to life by itself, later than what is around it. */
export const ISLAND = { 'data-island': '' };

/** The parts that have come to life: React hears what is done there. */
const alive = new WeakSet<Node>();

const partOf = (control: Control): Node => control.closest('[data-island]') ?? document;

/** Noted at once, since hydration puts some of it back. */
const early = new Map<Control, { value: string; checked: boolean }>();

function note({ target }: Pick<Event, 'target'>): void {
  const control = target as Control;
  // React takes chosen files by itself, and nobody else may set them.
  if (control.type !== 'file' && !alive.has(partOf(control)))
    early.set(control, { value: control.value, checked: 'checked' in control && control.checked });
}

// There is no document where pages are drawn at build time.
if (globalThis.document) {
  for (const control of document.querySelectorAll<Control>('input, textarea, select'))
    if (!isAsDrawn(control)) note({ target: control });
  document.addEventListener('input', note, { capture: true });
}

function isAsDrawn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(0, drawn);
  }
  // The value of a box or a radio button says nothing: it is "on" for both.
  if (control instanceof HTMLInputElement && isPressed(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

function isPressed({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Sets the controls of a part once more, as by hand, one after another; for what comes to life together with all of it. */
export function EarlyInput({ island }: { island?: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const part = island?.current ?? document;
    alive.add(part);
    const setAgain = async () => {
      for (const [control, was] of early) {
        if (partOf(control) !== part) continue;
        early.delete(control);
        if (!isPressed(control)) enter(control, was.value);
        // Of radio buttons the one that was chosen speaks for all.
        else if (control.type === 'checkbox' || was.checked) press(control as HTMLInputElement, was.checked);
        await nextTask();
      }
    };
    void setAgain();
  }, [island]);
  return null;
}

/** React sees a change where a control differs from what was last written to its own property. */
function press(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

function enter(control: Control, value: string): void {
  if ('defaultValue' in control) control.value = control.defaultValue;
  // The element's own property is watched by React, and that of all of its kind is not.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  // Of a text React hears each letter, of a list the choice.
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
