/** Where a bar stays at the bottom of the window while the page is scrolled. */
type Pinned = 'phone' | 'always';

/**
 * What makes an element a bar at the bottom of the window that what gets the focus comes out from under (WCAG 2.4.11;
 * styles/base.css). At most one is on a page at a time.
 */
export const pinnedBar = (where: Pinned | undefined) => where && { 'data-pinned': where, ref: tellHeight };

/** Its words make it higher or lower. */
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
