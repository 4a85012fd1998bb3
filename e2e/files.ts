import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Metadata } from 'sharp';
import { CORPUS } from '../fixtures/corpus.ts';
import { type FixtureName, fixture } from '../fixtures/index.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MEDIA_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  avif: 'image/avif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** As a browser would: by the name's ending, and empty for one that it does not know. */
function typeByName(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

/** @param as the name that the file goes by */
export async function made(name: FixtureName, as: string = name): Promise<Upload> {
  return { name: as, mimeType: typeByName(as), buffer: await fixture(name) };
}

/** A picture of the corpus. */
export async function real(name: string): Promise<Upload> {
  const as = name.slice(name.lastIndexOf('/') + 1);
  return { name: as, mimeType: typeByName(as), buffer: await readFile(join(CORPUS, name)) };
}

export async function choose(page: Page, ...files: Upload[]): Promise<void> {
  await page.getByLabel('Image file').setInputFiles(files);
}

/** Files held over the page from outside of it, not yet let go. */
export async function dragOver(page: Page, target: string, files: Upload[]) {
  const transfer = await page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  );
  // By element, since the words change as soon as something is held over them.
  const zone = await page.getByText(target).elementHandle();
  if (!zone) throw new Error(`Nothing says ${target}`);
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  return transfer;
}

/** Drops what is held over the page. */
export async function letGo(page: Page, dataTransfer: Awaited<ReturnType<typeof dragOver>>): Promise<void> {
  await page.getByText('Drop the files here').dispatchEvent('drop', { dataTransfer });
}

export interface Downloaded {
  name: string;
  bytes: Buffer;
  /** What another library says that the bytes are. */
  image: Metadata;
}

/** The file that an action brings into the visitor's downloads. */
export async function savedFile(page: Page, action: () => Promise<void>): Promise<Omit<Downloaded, 'image'>> {
  const arriving = page.waitForEvent('download');
  await action();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Presses the download button and opens what arrives. */
export async function download(page: Page): Promise<Downloaded> {
  const file = await savedFile(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  return { ...file, image: await sharp(file.bytes).metadata() };
}
