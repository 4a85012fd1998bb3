/**
 * Chromium's arguments for tests and benchmarks: works as root and without a graphics card, and makes no requests of
 * its own.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
