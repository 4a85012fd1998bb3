/** The default background for transparency. */
export const WHITE = '#ffffff';

const NAMES: Readonly<Record<string, string>> = { [WHITE]: 'blanche', '#000000': 'noire' };

/** A colour's name, if it has one that everybody knows. It agrees with "couleur". */
export function fillWords(colour = WHITE): string {
  return NAMES[colour.toLowerCase()] ?? colour;
}
