/** How tests and benchmarks start Chromium: also as root, without a graphics card, and asking nothing of anybody. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
