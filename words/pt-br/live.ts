import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Agora',
  pinned: 'Fixado',
  pin: 'Fixar este resultado',
  unpin: 'Comparar com o original',
  see: 'Ver o resultado',
  back: 'Voltar a girar e cortar',
  working: 'Calculando…',
  firstLook: 'Prévia',
  earlier: 'ajustes anteriores',
  limit: (bytes: number) => `No máximo ${formatLimit(bytes)}`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Mostrar o resultado enquanto mudo os ajustes',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
