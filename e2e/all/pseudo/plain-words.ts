import type { Page } from '@playwright/test';
import measured from '../../../catalogue/measured.json' with { type: 'json' };

/** What no language translates: the brand, formats, units, standards, products, and keys of a keyboard. */
const SAME_EVERYWHERE = [
  ...['Picwright', 'jSquash', 'browser-image-compression', 'canvas', 'SSIMULACRA2'],
  ...['JPG', 'JPEG', 'PNG', 'WebP', 'GIF', 'TIFF', 'AVIF', 'JXL', 'HEIC', 'BMP', 'ICO', 'SVG', 'PDF', 'ZIP'],
  // The code of the pseudo-locale's language.
  'EN',
  ...['px', 'dpi', 'mm', 'KB', 'MB', 'ms', 'alt\\+T'],
];
/** Names of the photos that were measured, without what follows in the file's name. */
const PHOTOS = Object.values(measured.jobs).flatMap(({ photos }) =>
  photos.map(({ name }) => name.replace(/[._].*$/, '')),
);
const ALLOWED = new RegExp(
  `(?<![\\p{L}])(?:${[...SAME_EVERYWHERE, ...new Set(PHOTOS)].join('|')})(?![\\p{L}])|\\S+@\\S+\\.com|[\\w-]+\\.(?:jpe?g|png|webp|gif|tiff?|txt|pdf)\\b`,
  'gu',
);

/** Code, text that a visitor typed, and parts that are in English on any site. */
const NO_WORDS = 'code, pre, script, style, noscript, textarea, body [lang="en"]';

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
