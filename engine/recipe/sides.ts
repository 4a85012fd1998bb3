/**
 * The short way to say a resize, as a command and an import's query have it: `800`, `800x600`, `x600` or `50%`.
 * @returns the keys that it stands for; undefined where it makes no sense
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
