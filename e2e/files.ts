import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** Like a browser: by the name's extension, and empty for an unknown one. */
function typeByName(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

/** @param as the file's name */
export async function made(name: FixtureName, as: string = name): Promise<Upload> {
  return { name: as, mimeType: typeByName(as), buffer: await fixture(name) };
}

/** A picture of the corpus. */
export async function real(name: string): Promise<Upload> {
  const as = name.slice(name.lastIndexOf('/') + 1);
  return { name: as, mimeType: typeByName(as), buffer: await readFile(join(CORPUS, name)) };
}

/** Playwright sends buffers through the debugger as text, so a larger file is chosen from the disk. */
const LARGE = 512 * 1024;
let disk: string | undefined;

async function written({ name, buffer }: Upload): Promise<string> {
  if (!disk) {
    const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    disk = folder;
  }
  const path = join(await mkdtemp(join(disk, 'file-')), name);
  await writeFile(path, buffer);
  return path;
}

export async function choose(page: Page, ...files: Upload[]): Promise<void> {
  const input = page.getByLabel('Image file');
  // A file from a disk has the type of its extension.
  const isSame = files.every(({ name, mimeType }) => mimeType !== '' && mimeType === typeByName(name));
  const isLarge = files.some(({ buffer }) => buffer.length > LARGE);
  await input.setInputFiles(isLarge && isSame ? await Promise.all(files.map(written)) : files);
}

/** A browser that decodes any file: damage is found by the run, as in a browser that is less strict. Call it before opening a page. */
export const withLenientBrowser = (page: Page) =>
  page.addInitScript(() => {
    const { createImageBitmap } = window;
    window.createImageBitmap = () => createImageBitmap(new ImageData(1, 1));
  });

/** What a drag of files from outside carries. */
export const transferOf = (page: Page, files: Upload[]) =>
  page.evaluateHandle(
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

/** Drags files over the page from outside, without dropping them. */
export async function dragOver(page: Page, target: string, files: Upload[]) {
  const transfer = await transferOf(page, files);
  // By element, because the text changes during the drag.
  const zone = await page.getByText(target).elementHandle();
  if (!zone) throw new Error(`Nothing says ${target}`);
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  return transfer;
}

/** Drops the dragged files. */
export async function letGo(page: Page, dataTransfer: Awaited<ReturnType<typeof dragOver>>): Promise<void> {
  await page.getByText('Drop the files here').dispatchEvent('drop', { dataTransfer });
}

export interface Downloaded {
  name: string;
  bytes: Buffer;
  /** sharp's description of the bytes. */
  image: Metadata;
}

/** Returns the file that an action downloads. */
export async function savedFile(page: Page, action: () => Promise<void>): Promise<Omit<Downloaded, 'image'>> {
  const arriving = page.waitForEvent('download');
  await action();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Shows all formats of a single tool. */
export async function openMoreFormats(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More formats' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}

/** The button that saves the result; it states the size where the result is next to its settings. */
export const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download( · |$)/ });

/** Presses the download button and opens the downloaded file. */
export async function download(page: Page): Promise<Downloaded> {
  const file = await savedFile(page, () => downloadButton(page).click());
  return { ...file, image: await sharp(file.bytes).metadata() };
}
