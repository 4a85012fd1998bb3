import type { Page } from '@playwright/test';
import type { Upload } from './files.ts';

/**
 * Pastes like a visitor who has copied files in a folder or a picture in another program. Repeats until the page, once
 * its scripts run, accepts it; then never again.
 */
export async function paste(page: Page, ...files: Upload[]): Promise<void> {
  await page.evaluate(
    async (list) => {
      const clipboardData = new DataTransfer();
      for (const { name, type, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type }));
      }
      const isIgnored = () =>
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      while (isIgnored()) await new Promise((later) => setTimeout(later, 50));
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  );
}

/**
 * The image that another program would receive. Another page has to read it: this site's own may not read the
 * clipboard.
 */
export async function onClipboard(page: Page) {
  const reader = await page.context().newPage();
  await reader.route('**/reader', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Reader</title>' }),
  );
  await reader.goto('/reader');
  await reader.bringToFront();
  const found = await reader.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const type = item?.types.find((type) => type.startsWith('image/')) ?? '';
    const image = item && (await createImageBitmap(await item.getType(type)));
    return { type, size: image && [image.width, image.height] };
  });
  await reader.close();
  return found;
}

/** Pages may not read the clipboard, so this intercepts what they write. Call it before the page is opened. */
export const interceptCopies = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });

/** The last intercepted text. */
export const copiedText = (page: Page) => page.evaluate(() => (window as unknown as { copied: string }).copied);
