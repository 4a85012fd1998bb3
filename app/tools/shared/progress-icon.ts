/** Between the safelight's colours for the light and the dark theme, because a tab bar may have either. */
const ACCENT = '#e2592a';

/** The address of an image of a ring that is closed at 100 percent. */
export function progressIcon(percent: number): string {
  const circle = (colour: string, more = '') =>
    `<circle cx="16" cy="16" r="12" fill="none" stroke="${colour}" stroke-width="7" ${more}/>`;
  const arc = `pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 16 16)"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${circle('#8a8a8a')}${circle(ACCENT, arc)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
