/**
 * Parses the short form of a resize in a command or an import's query: `800`, `800x600`, `x600` or `50%`.
 * @returns keys and values; undefined for an invalid text
 */
export function sidesOf(text: string): [key: string, text: string][] | undefined {
  const [, percent] = /^([\d.]+)%$/.exec(text) ?? [];
  if (percent) return [['percent', percent]];
  const [, width, height] = /^(\d*)(?:x(\d*))?$/.exec(text) ?? [];
  const sides: [string, string][] = [];
  if (width) sides.push(['width', width]);
  if (height) sides.push(['height', height]);
  return sides.length > 0 ? sides : undefined;
}
