import { expect, it } from 'vitest';
import { cameraRaw } from '../../fixtures/camera-raw.ts';
import { recognise } from './recognise.ts';

it.each(['cr3', 'raf', 'rw2', 'orf'] as const)('a camera’s %s is named', (kind) => {
  expect(() => recognise(cameraRaw(kind))).toThrow(expect.objectContaining({ code: 'camera-raw' }));
});

it.each([
  ['nothing', '', 'unreadable'],
  ['a text', 'IIs this a picture?', 'unsupported'],
])('%s is none', (_, text, code) => {
  expect(() => recognise(new TextEncoder().encode(text))).toThrow(expect.objectContaining({ code }));
});
