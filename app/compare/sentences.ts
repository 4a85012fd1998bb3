/** What the comparison says. */
export const SENTENCES = {
  name: 'Before and after. Plus and minus zoom, 0 shows everything, 1 actual pixels, arrows move the picture.',
  before: 'Before',
  after: 'After',
  divider: 'Divider between before and after',
  shownAt: 'Shown at ',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  showWhole: 'Show everything',
} as const;
