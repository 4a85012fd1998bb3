import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Ora',
  pinned: 'Fissato',
  pin: 'Fissa questo risultato',
  unpin: 'Confronta con l’originale',
  see: 'Vedi il risultato',
  back: 'Torna a ruotare e ritagliare',
  working: 'Calcolo in corso…',
  firstLook: 'Anteprima',
  earlier: 'impostazioni precedenti',
  limit: (bytes: number) => `Al massimo ${formatLimit(bytes)}`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Mostra il risultato mentre cambio le impostazioni',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
