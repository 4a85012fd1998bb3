/** Between the safelight's colours for the light and the dark theme, because a tab bar may have either. */
const ACCENT = '#e2592a';

/** The address of an image of a ring that is closed at 100 percent. */
function progressIcon(percent: number): string {
  const circle = (colour: string, more = '') =>
    `<circle cx="16" cy="16" r="12" fill="none" stroke="${colour}" stroke-width="7" ${more}/>`;
  const arc = `pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 16 16)"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${circle('#8a8a8a')}${circle(ACCENT, arc)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A run's progress in the tab's title and icon. */
export class TabProgress {
  readonly #icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  readonly #before = { title: document.title, icon: this.#icon?.href };
  #title: string | undefined;

  show(percent: number, label: string): void {
    this.#title = `${percent}% · ${label}`;
    document.title = this.#title;
    if (this.#icon) this.#icon.href = progressIcon(percent);
  }

  /** Restores both. */
  end(): void {
    // Meanwhile another page may have set its own title.
    if (document.title === this.#title) document.title = this.#before.title;
    if (this.#icon && this.#before.icon) this.#icon.href = this.#before.icon;
  }
}
