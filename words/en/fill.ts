/** The default background for transparency. */
export const WHITE = '#ffffff';

const NAMES: Readonly<Record<string, string>> = { [WHITE]: 'white', '#000000': 'black', blur: 'blurred' };

/** A colour's name, if it has one that everybody knows, or what edges show instead. */
export function fillWords(colour = WHITE): string {
  return NAMES[colour.toLowerCase()] ?? colour;
}
