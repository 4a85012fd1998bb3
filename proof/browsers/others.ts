import type { DrivenBrowser } from '../../scripts/machine/browsers/driven.ts';
import { type Preferences, startFirefox } from '../../scripts/machine/browsers/firefox.ts';
import { startWebKit } from '../../scripts/machine/browsers/webkit.ts';
import { tool } from '../../scripts/machine/tool.ts';

/** A browser with another engine than Chromium's, in one of the configurations that visitors have. */
export interface OtherEngine {
  name: string;
  /** Whether libvips runs in it, which needs shared memory. Otherwise the canvas converts pictures. */
  vips: boolean;
  /** `npm test` tries two tools in it. The promise `three-engines` tries all of them in every engine. */
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
