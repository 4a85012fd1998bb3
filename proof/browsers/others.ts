import { tool } from '../../scripts/machine/tool.ts';
import type { DrivenBrowser } from './driven.ts';
import { type Preferences, startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser of another make than Chromium, in one of the ways in which visitors have it. */
export interface OtherEngine {
  name: string;
  /** Whether libvips runs in it, which takes memory that threads share; else pictures go over the canvas. */
  vips: boolean;
  /** Two tools are tried in it in `npm test`; all of them, in every engine, in the promise `three-engines`. */
  smoke: boolean;
  /** Why it cannot be started here. */
  missing: string | undefined;
  start(): Promise<DrivenBrowser>;
}

const firefox = (name: string, vips: boolean, preferences?: Preferences): OtherEngine => {
  const { command, missing } = { command: '', missing: undefined, ...tool('firefox') };
  return { name, vips, smoke: !preferences, missing, start: () => startFirefox(command, preferences) };
};

const webkit = (name: string, vips: boolean): OtherEngine => {
  const { command, missing } = { command: '', missing: undefined, ...tool('webkit') };
  return { name, vips, smoke: true, missing, start: () => startWebKit(command, { sharedMemory: vips }) };
};

export const OTHER_ENGINES: readonly OtherEngine[] = [
  firefox('Firefox', true),
  firefox('Firefox that resists fingerprinting', true, { 'privacy.resistFingerprinting': true }),
  firefox('Firefox without shared memory', false, { 'javascript.options.shared_memory': false }),
  webkit('WebKitGTK', true),
  webkit('WebKitGTK without shared memory', false),
];
