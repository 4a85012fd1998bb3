import { type RefObject, useEffect } from 'react';

/*
 * Input from before hydration, which takes seconds on a slow network. The controls show it, but React does not know it,
 * because it hydrates with the values of the prerendered page.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks a part of the page that hydrates separately, later than its surroundings. */
export const ISLAND = { 'data-island': '' };

/** Hydrated parts: React receives their events. */
const alive = new WeakSet<Node>();

const partOf = (control: Control): Node => control.closest('[data-island]') ?? document;

/** Recorded immediately, because hydration resets some controls. */
const early = new Map<Control, { value: string; checked: boolean }>();

function note({ target }: Pick<Event, 'target'>): void {
  const control = target as Control;
  // React receives chosen files itself, and scripts may not set them.
  if (control.type !== 'file' && !alive.has(partOf(control)))
    early.set(control, { value: control.value, checked: 'checked' in control && control.checked });
}

// During prerendering there is no document.
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
  // The value of a checkbox or a radio button is always "on".
  if (control instanceof HTMLInputElement && isPressed(control)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

function isPressed({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Repeats early input in the controls of a part, one after another, like a visitor. Render it inside the part that
 * hydrates.
 */
export function EarlyInput({ island }: { island?: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const part = island?.current ?? document;
    alive.add(part);
    const setAgain = async () => {
      for (const [control, was] of early) {
        if (partOf(control) !== part) continue;
        early.delete(control);
        if (!isPressed(control)) enter(control, was.value);
        // In a group of radio buttons, only the chosen one is set.
        else if (control.type === 'checkbox' || was.checked) press(control as HTMLInputElement, was.checked);
        await nextTask();
      }
    };
    void setAgain();
  }, [island]);
  return null;
}

/** React detects a change if a control differs from the last value of its own property. */
function press(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

function enter(control: Control, value: string): void {
  if ('defaultValue' in control) control.value = control.defaultValue;
  // React observes the element's own property, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  // React listens to `input` of a text field, and to `change` of a list.
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
