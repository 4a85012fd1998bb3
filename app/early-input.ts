import { type RefObject, useEffect } from 'react';

/*
 * What somebody typed or chose before the page's scripts had come, which on a slow network takes seconds: the controls show it,
 * and React, whose hydration knows only what the page was drawn with, does not.
 */

type Early = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Taken when this module comes, before React touches the page: hydration puts some of it back. */
const early = new Map<HTMLInputElement, Early>();
for (const input of globalThis.document?.querySelectorAll('input') ?? []) {
  const { value, checked, defaultValue, defaultChecked } = input;
  if (value !== defaultValue || checked !== defaultChecked) early.set(input, { value, checked });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Sets these controls once more, as by hand, one after another. */
export function useEarlyInput(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const setAgain = async () => {
      for (const [input, was] of early) {
        if (!form.current?.contains(input)) continue;
        early.delete(input);
        if (input.type !== 'radio' && input.type !== 'checkbox') enter(input, was.value);
        // Of radio buttons the one that was chosen speaks for all.
        else if (input.type === 'checkbox' || was.checked) press(input, was.checked);
        await nextTask();
      }
    };
    void setAgain();
  }, [form]);
}

/** React sees a change where a control differs from what was last written to its own property. */
function press(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}

function enter(input: HTMLInputElement, value: string): void {
  input.value = input.defaultValue;
  // The element's own property is watched by React, and that of all inputs is not.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
