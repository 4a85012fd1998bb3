/** On which screens a bar stays at the bottom of the window while the page scrolls. */
type Pinned = 'phone' | 'always';

/**
 * Attributes of a bar at the bottom of the window that must not cover a focused element (WCAG 2.4.11; styles/base.css).
 * A page has at most one at a time.
 */
export const pinnedBar = (where: Pinned | undefined) => where && { 'data-pinned': where, ref: tellHeight };

/** The height depends on its text. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--under-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--under-bar');
  };
}
