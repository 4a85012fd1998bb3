import type { Page } from '@playwright/test';

/** Texts that their box cuts off. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, label, button, a, li, span)')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, clip, clipPath, position } = getComputedStyle(element);
        // Visually hidden texts, and texts that are shortened on purpose and repeated in full elsewhere.
        const isHidden = position === 'absolute' && (clip !== 'auto' || clipPath !== 'none');
        if (isHidden || textOverflow === 'ellipsis' || !element.textContent?.trim()) return false;
        const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return isWider || (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
