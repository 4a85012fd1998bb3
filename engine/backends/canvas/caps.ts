/** The longest side of a canvas, in pixels, by browser; a larger canvas stays blank without an error. */
const CAPS = { chrome: 16_384, firefox: 11_180, safari: 16_384, ie: 8192, ios: 4096, other: 8192 } as const;

type Browser = keyof typeof CAPS;

/** Detects the browser by the user agent, since a blank canvas looks like a blank picture. */
export function browserOf(userAgent: string): Browser {
  // Every browser on iOS uses WebKit.
  if (/iPhone|iPad|iPod|CriOS|FxiOS/.test(userAgent)) return 'ios';
  if (/Trident|MSIE/.test(userAgent)) return 'ie';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chrome';
  if (/Safari\//.test(userAgent)) return 'safari';
  return 'other';
}

export function canvasCap(userAgent: string): number {
  return CAPS[browserOf(userAgent)];
}
