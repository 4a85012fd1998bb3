import { listed } from '#words/language.ts';

/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size} pixel`,
  width: (width: number) => `larghezza ${width} pixel`,
  height: (height: number) => `altezza ${height} pixel`,
  percent: (percent: number) => `${percent}% delle dimensioni`,
  longest: (pixels: number) => `lato più lungo ${pixels} pixel`,
  atMost: (size: string) => `al massimo ${size}`,
  strip: 'rimozione dei dati della fotocamera, della data e del luogo',
  set: (clauses: readonly string[]) => `Già impostato: ${listed(clauses)}. Scegli un’immagine per continuare.`,
} as const;
