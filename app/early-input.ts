import { useEffect } from 'react';

/*
 * What somebody typed or chose before the page had come to life, which on a slow network takes seconds: the controls show it,
 * and React, whose hydration knows only what the page was drawn with, does not.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Noted at once, since hydration puts some of it back. */
const early = new Map<Control, { value: string; checked: boolean }>();

function note({ target }: Pick<Event, 'target'>): void {
  const control = target as Control;
  // React takes chosen files by itself, and nobody else may set them.
  if (control.type !== 'file')
    early.set(control, { value: control.value, checked: 'checked' in control && control.checked });
}

// There is no document where pages are drawn at build time.
if (globalThis.document) {
  for (const control of document.querySelectorAll<Control>('input, textarea, select'))
    if (!isAsDrawn(control)) note({ target: control });
  document.addEventListener('input', note, { capture: true });
}

function isAsDrawn(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((it) => it.selected === it.defaultSelected);
  const isMarkSame = !(control instanceof HTMLInputElement) || control.checked === control.defaultChecked;
  return isMarkSame && control.value === control.defaultValue;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Sets these controls once more, as by hand, one after another; for the page's root, which is alive when all of it is. */
export function useEarlyInput(): void {
  useEffect(() => {
    document.removeEventListener('input', note, { capture: true });
    const setAgain = async () => {
      for (const [control, was] of early) {
        early.delete(control);
        if (!control.isConnected) continue;
        if (control.type !== 'radio' && control.type !== 'checkbox') enter(control, was.value);
        // Of radio buttons the one that was chosen speaks for all.
        else if (control.type === 'checkbox' || was.checked) press(control as HTMLInputElement, was.checked);
        await nextTask();
      }
    };
    void setAgain();
  }, []);
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
