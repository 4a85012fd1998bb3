import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Jetzt',
  pinned: 'Angeheftet',
  pin: 'Ergebnis anheften',
  unpin: 'Mit Original vergleichen',
  see: 'Ergebnis ansehen',
  back: 'Zurück zum Drehen und Zuschneiden',
  working: 'Wird berechnet …',
  firstLook: 'Erste Vorschau',
  earlier: 'frühere Einstellungen',
  limit: (bytes: number) => `Höchstens ${formatLimit(bytes)}`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Ergebnis schon beim Einstellen zeigen',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
