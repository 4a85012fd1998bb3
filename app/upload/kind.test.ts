import { expect, it } from 'vitest';
import { cameraRaw } from '../../fixtures/camera-raw.ts';
import { kindOf, lookedAt } from './kind.ts';

it.each([
  ['photo.jpg', '%PDF-1.7\n', 'pdf'],
  ['scan.pdf', '\0\0 of a printer %PDF-1.4', 'pdf'],
  ['clip.jpg', '\0\0\0\x18ftypmp42\0\0\0\0', 'video'],
  ['clip.webm', '\x1a\x45\xdf\xa3\x01\0', 'video'],
  ['clip.avi', 'RIFF\n\0\0\0AVI LIST', 'video'],
  ['letter.docx', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'document'],
  ['letter.odt', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis`, 'document'],
  ['photos.zip', `PK\x03\x04${'\0'.repeat(26)}IMG_1.jpg`, 'archive'],
  ['photos.rar', 'Rar!\x1a\x07\x01\0', 'archive'],
  ['photo.heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1vvic', 'heif'],
  ['photo.jpg', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'heif'],
  ['notes.txt', 'A list.\n1. Milk\r\n', 'document'],
  ['nothing.jpg', '', 'empty'],
  ['photos', undefined, 'folder'],
  ['gone.jpg', undefined, 'other'],
  ['program.exe', 'MZ\x90\0\x03', 'other'],
] as const)('%s is recognised by its bytes', (name, head, kind) => {
  expect(kindOf({ name, type: '', size: head?.length ?? 4096, head })).toBe(kind);
});

const text = new TextEncoder();
it.each([
  ['camera-raw', text.encode('x'), 'raw'],
  ['unreadable', text.encode('x'), 'damaged'],
  ['unreadable', text.encode(''), 'empty'],
  ['unsupported', text.encode('%PDF-1.4'), 'pdf'],
  [undefined, new Uint8Array(cameraRaw('cr3')), 'raw'],
  [undefined, new Uint8Array(cameraRaw('raf')), 'raw'],
  [undefined, text.encode('MZ\x90\0'), 'other'],
])('a file for which the engine reports %s is of its kind', async (code, bytes, kind) => {
  expect(await lookedAt(new File([bytes], 'photo.jpg'), code)).toBe(kind);
});
