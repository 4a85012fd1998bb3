/** The default background for transparency. */
export const WHITE = '#ffffff';

const NAMES: Readonly<Record<string, string>> = { [WHITE]: 'white', '#000000': 'black' };

/** A colour's name, if it has one that everybody knows. */
export function fillWords(colour = WHITE): string {
  return NAMES[colour.toLowerCase()] ?? colour;
}
