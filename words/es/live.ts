import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Ahora',
  pinned: 'Fijado',
  pin: 'Fijar este resultado',
  unpin: 'Comparar con el original',
  see: 'Ver el resultado',
  back: 'Volver a girar y recortar',
  working: 'Calculando…',
  firstLook: 'Primera vista',
  earlier: 'ajustes anteriores',
  limit: (bytes: number) => `${formatLimit(bytes)} como máximo`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Ver el resultado mientras cambio los ajustes',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
