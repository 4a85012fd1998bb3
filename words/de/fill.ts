/** The default background for transparency. */
export const WHITE = '#ffffff';

const NAMES: Readonly<Record<string, string>> = { [WHITE]: 'weiß', '#000000': 'schwarz' };

/** A colour's name, if it has one that everybody knows. */
export function fillWords(colour = WHITE): string {
  return NAMES[colour.toLowerCase()] ?? colour;
}
