import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 's’ouvre partout',
    meta: 'Une image du web que rien n’ouvre ? Transformez un WebP en JPG que tous les programmes et formulaires acceptent. Gratuit et privé.',
    why: 'Vous avez enregistré une image d’un site, obtenu un fichier .webp, et un formulaire, une imprimante ou un programme la refuse. En JPG, elle s’ouvre partout.',
    size: 'Avec la qualité réglée ici, 92, les JPG pesaient dans nos tests entre à peu près autant et une fois et demie le poids du WebP. Baissez à 85 pour un fichier plus léger qui reste beau.',
    faqs: [
      [
        'Pourquoi les sites me donnent-ils du WebP ?',
        'Parce qu’il se charge plus vite. Beaucoup de sites l’envoient à tous les navigateurs qui l’acceptent, même si l’adresse se termine par .jpg.',
      ],
      [
        'Que devient un WebP animé ?',
        'Vous obtenez la première image, car un JPG ne peut pas être animé. Pour garder le mouvement, convertissez en GIF.',
      ],
    ],
  },
  png: {
    tag: 'sans perte, transparent',
    meta: 'Convertissez stickers, logos et images détourées WebP en PNG avec leur transparence, pixel pour pixel. Gratuit, dans votre navigateur.',
    why: 'Stickers, logos et images détourées sont souvent en WebP, mais éditeurs, logiciels de présentation et services d’impression veulent du PNG. Les deux ont une transparence progressive : rien n’est perdu.',
    size: 'Le PNG est plus lourd : légèrement pour un WebP sans perte, de cinq à dix fois pour une photo, car le PNG enregistre chaque pixel à l’identique.',
    faqs: [
      [
        'Le PNG est-il une copie exacte ?',
        'Oui, il a exactement l’aspect du WebP, transparence comprise. Les détails perdus à la création du WebP ne reviennent pas.',
      ],
      [
        'Puis-je convertir un sticker WhatsApp en PNG ?',
        'Oui, ces stickers sont des fichiers WebP de 512 × 512 pixels. Vous obtenez un PNG transparent, et un PNG animé si le sticker bouge.',
      ],
    ],
  },
};
