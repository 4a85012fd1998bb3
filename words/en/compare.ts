/** A side's name within a sentence. */
const inside = (label: string) => label.toLowerCase();

/** The comparison's texts. */
export const compareWords = {
  title: 'Before and after',
  close: 'Close',
  before: 'Before',
  after: 'After',
  name: (before: string, after: string) =>
    `${before} and ${inside(after)}. Plus and minus zoom, 0 fits the picture, 1 shows 100%, arrows move it, hold B for ${inside(before)}, S shows both side by side.`,
  divider: (before: string, after: string) => `Divider between ${inside(before)} and ${inside(after)}`,
  divided: (percent: number, before: string) => `${percent}% ${inside(before)}`,
  tools: 'View',
  open: 'Zoom and compare',
  shownAt: 'Shown at ',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit',
  fitName: 'Fit the whole picture',
  actual: '100%',
  actualName: '100%, one pixel of the picture for each pixel of the screen',
  sideBySide: 'Side by side',
  hold: (before: string) => `Hold for ${inside(before)}`,
} as const;
