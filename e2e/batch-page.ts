import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { type ReadEntry, readZip } from '../fixtures/read-zip.ts';
import type { Upload } from './files.ts';
import { expect, toast } from './test.ts';

/* Locators and steps for the batch's page that many tests share. */

export const processAll = (page: Page) => page.getByRole('button', { name: 'Process All Images' });
export const downloadAll = (page: Page) => page.getByRole('button', { name: /^Download All/ });
export const rows = (page: Page) => page.getByRole('list', { name: /^Images/ }).getByRole('listitem');
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const action = (page: Page, name: 'Resize' | 'Compress' | 'Convert') =>
  page.getByText(name, { exact: true }).locator('visible=true').and(page.locator('label'));
export const problem = (page: Page) => page.getByRole('region', { name: /Upload Images/ }).getByRole('alert');
export const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });

export async function open(page: Page, uploads: Upload[] | string[], address = '/batch'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Image file').setInputFiles(uploads);
  await expect(rows(page)).toHaveCount(uploads.length);
}

export async function run(page: Page): Promise<void> {
  await processAll(page).click();
  await expect(toast(page)).toContainText('Batch processing complete');
}

export interface Archive {
  name: string;
  entries: ReadEntry[];
}

export async function downloadZip(page: Page): Promise<Archive> {
  const arriving = page.waitForEvent('download');
  await downloadAll(page).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), entries: readZip(await readFile(await file.path())) };
}

/** Files on a disk, because only those have their own dates. */
export async function onDisk(
  info: TestInfo,
  files: { upload: Upload; folder?: string; date: Date }[],
): Promise<string[]> {
  return Promise.all(
    files.map(async ({ upload, folder = '.', date }) => {
      const path = info.outputPath(folder, upload.name);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, upload.buffer);
      await utimes(path, date, date);
      return path;
    }),
  );
}

export const many = (upload: Upload, count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => ({ ...upload, name: `photo-${index + 1}.jpg` }));
