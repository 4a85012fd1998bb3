import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Maintenant',
  pinned: 'Épinglé',
  pin: 'Épingler ce résultat',
  unpin: 'Comparer avec l’original',
  see: 'Voir le résultat',
  back: 'Revenir à la rotation et au recadrage',
  working: 'Calcul en cours…',
  firstLook: 'Aperçu',
  earlier: 'réglages précédents',
  limit: (bytes: number) => `${formatLimit(bytes)} au plus`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Afficher le résultat pendant les réglages',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
