/** What transparency lands on where nothing else is chosen. */
export const WHITE = '#ffffff';

const NAMES: Readonly<Record<string, string>> = { [WHITE]: 'white', '#000000': 'black' };

/** A colour by its name, where it has one that everybody knows. */
export function fillWords(colour = WHITE): string {
  return NAMES[colour.toLowerCase()] ?? colour;
}
