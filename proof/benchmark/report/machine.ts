import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** The hardware and software versions that the figures depend on. */
export interface Machine {
  date: string;
  system: string;
  processor: string;
  cores: number;
  memoryGb: number;
  browser: string;
  node: string;
  versions: Record<string, string>;
}

const LIBRARIES = [
  'wasm-vips',
  '@jsquash/jpeg',
  '@jsquash/resize',
  '@jsquash/webp',
  '@jsquash/avif',
  '@jsquash/jxl',
  '@jsquash/oxipng',
  'browser-image-compression',
  'compressorjs',
  'pica',
  'sharp',
  'calc-s2-rust',
] as const;

function versionOf(name: string): string {
  const path = join(import.meta.dirname, '../../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

export function describeMachine(browserVersion: string): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    system: `${platform()} ${release()}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    browser: `Chromium ${browserVersion}`,
    node: process.versions.node,
    versions: {
      ...Object.fromEntries(LIBRARIES.map((name) => [name, versionOf(name)])),
      'libvips in sharp': sharp.versions.vips,
    },
  };
}
