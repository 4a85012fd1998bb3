const WIDTH = 720;
const LABELS = 210;
const VALUES = 110;
const ROW = 26;
const TOP = 34;

export interface Bar {
  label: string;
  value: number;
  /** The value as text. */
  text: string;
  ours: boolean;
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

// Greys and one accent, readable on light and dark pages.
const STYLE = `<style>text{font:13px system-ui,sans-serif;fill:#777}.title{font-weight:600}.bar{fill:#999}.ours{fill:#d4532a}.value{font-variant-numeric:tabular-nums}</style>`;

const frame = (height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(title)}">${STYLE}<text class="title" x="0" y="16">${escapeXml(title)}</text>${content}</svg>\n`;

/** Draws bars on one scale that starts at zero. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ label, value, text, ours }, i) => {
    const y = TOP + i * ROW;
    const width = Math.max(1, (value / most) * (WIDTH - LABELS - VALUES));
    return `<text x="${LABELS - 10}" y="${y + 14}" text-anchor="end">${escapeXml(label)}</text><rect class="bar${ours ? ' ours' : ''}" x="${LABELS}" y="${y}" width="${width.toFixed(1)}" height="18" rx="3"/><text class="value" x="${(LABELS + width + 8).toFixed(1)}" y="${y + 14}">${escapeXml(text)}</text>`;
  });
  return frame(TOP + bars.length * ROW, title, rows.join(''));
}

/** Draws a timeline in milliseconds. */
export function timelineChart(title: string, spans: readonly { label: string; start: number; end: number }[]): string {
  const last = Math.max(...spans.map(({ end }) => end));
  const scale = (WIDTH - LABELS - VALUES) / last;
  const rows = spans.map(({ label, start, end }, i) => {
    const y = TOP + i * ROW;
    const [left, width] = [LABELS + start * scale, Math.max(2, (end - start) * scale)];
    return `<text x="${LABELS - 10}" y="${y + 14}" text-anchor="end">${escapeXml(label)}</text><rect class="bar${/engine|resize/.test(label) ? ' ours' : ''}" x="${left.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="18" rx="3"/><text class="value" x="${(left + width + 8).toFixed(1)}" y="${y + 14}">${Math.round(start)}–${Math.round(end)} ms</text>`;
  });
  return frame(TOP + spans.length * ROW, title, rows.join(''));
}
