/** Returns whether the pop is a step within the page, which the router must not read as a navigation. */
type PopListener = (event: PopStateEvent) => boolean;

const listeners = new Set<PopListener>();

/** @returns removes the listener */
export function onPop(listener: PopListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// The root module runs before the router starts. A window's listeners run in the order of their registration in
// Chromium, whatever their phase, and in Firefox the capturing ones run first.
if (!import.meta.env.SSR)
  window.addEventListener(
    'popstate',
    (event) => {
      const isOwn = [...listeners].map((listener) => listener(event));
      if (isOwn.includes(true)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
