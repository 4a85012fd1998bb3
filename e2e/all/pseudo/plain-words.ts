import type { Page } from '@playwright/test';

/** What no language translates: the brand, formats, units, standards, products, and keys of a keyboard. */
const SAME_EVERYWHERE = [
  ...['Picwright', 'jSquash', 'browser-image-compression', 'canvas', 'SSIMULACRA2'],
  ...['JPG', 'JPEG', 'PNG', 'WebP', 'GIF', 'TIFF', 'AVIF', 'JXL', 'HEIC', 'BMP', 'SVG', 'PDF', 'ZIP'],
  ...['px', 'dpi', 'mm', 'KB', 'MB', 'ms', 'alt\\+T'],
];
const ALLOWED = new RegExp(
  `(?<![\\p{L}])(?:${SAME_EVERYWHERE.join('|')})(?![\\p{L}])|[\\w-]+\\.(?:jpe?g|png|webp|gif|tiff?|txt|pdf)\\b`,
  'gu',
);

/** Code, data of packages, and text that is filled in; what a visitor typed is theirs. */
const NO_WORDS = 'code, pre, script, style, noscript, textarea, [data-words="none"]';

/** Every visible text and accessible name of the page with a word that did not come from a folder of words. */
export async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate((noWords) => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest(noWords) || !node.nodeValue?.trim()) continue;
      if (element.closest('option') || element.checkVisibility()) found.push(node.nodeValue);
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(noWords)) found.push(element.getAttribute(name) ?? '');
    return found;
  }, NO_WORDS);
  return [...new Set(texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(ALLOWED, ''))))];
}
