import type { EditOf } from '#engine/recipe/index.ts';

type Cover = NonNullable<EditOf<'redact'>['cover']>;

/** The texts of the editor of hidden parts. */
export const redactWords = {
  layer: 'Stellen zum Verdecken',
  box: (number: number) =>
    `Stelle ${number}. Pfeiltasten verschieben sie, mit Umschalt ändern sie die Größe, Entf entfernt sie`,
  cover: 'Verdecken mit',
  covers: { black: 'Schwarz', pixels: 'Blöcken', blur: 'Unschärfe' } satisfies Record<Cover, string>,
  add: 'Stelle hinzufügen',
  removeAll: 'Alle entfernen',
  hint: 'Zieh über das, was niemand sehen soll. In der gespeicherten Datei ist es endgültig weg.',
  unsafe: 'Unscharfe oder verpixelte Buchstaben und Zahlen lassen sich oft wieder lesen. Nimm für Text lieber Schwarz.',
} as const;
