import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'pour les anciens logiciels',
    meta: 'Une image du web enregistrée en AVIF, et rien ne l’ouvre ? Faites-en un JPG. Gratuit, privé et sans rien installer.',
    why: 'De plus en plus de sites utilisent l’AVIF, mais beaucoup de visionneuses, de logiciels de bureautique et de formulaires ne l’ouvrent pas. Un JPG fonctionne partout.',
    size: 'À aspect égal, un JPG prend environ 50 % de place en plus qu’un AVIF. Avec la qualité réglée ici, les JPG pesaient dans nos mesures entre 40 % de moins que l’AVIF et à peu près autant. Un AVIF fortement compressé pour le web grossit davantage.',
    faqs: [
      [
        'Que deviennent les images HDR ?',
        'Elles passent en sRGB 8 bits ordinaire, car c’est ce que contient un JPG. Les reflets plus lumineux que le blanc normal sont atténués.',
      ],
      [
        'Quels programmes ouvrent l’AVIF ?',
        'Tous les navigateurs actuels, GIMP à partir de 2.10.22, Windows 11 avec l’extension AV1, et macOS à partir de Ventura. Si votre destinataire a l’un d’eux, envoyez l’original.',
      ],
    ],
  },
  png: {
    tag: 'transparent et exact',
    meta: 'Convertissez un AVIF en PNG sans perte, avec sa transparence progressive, prêt pour tout éditeur. Dans votre navigateur, sans rien envoyer.',
    why: 'Les anciens logiciels de graphisme n’ouvrent pas l’AVIF. Un PNG leur donne chaque pixel et toute la transparence, sans perte supplémentaire.',
    size: 'Attendez-vous à un fichier bien plus lourd : quatre à huit fois plus dans nos tests, et davantage si l’AVIF était fortement compressé. Le PNG doit enregistrer chaque pixel à l’identique.',
    faqs: [
      [
        'Les AVIF 10 bits restent-ils en 10 bits ?',
        'Non, ils passent en 8 bits. Sur presque tous les écrans, la différence est invisible.',
      ],
      ['Une séquence AVIF devient-elle plusieurs PNG ?', 'Non, seule l’image principale devient un PNG.'],
      [
        'Pourquoi une boutique m’a-t-elle donné un AVIF ?',
        'Les boutiques en ligne envoient leurs photos de produits en AVIF pour économiser du trafic. Les images détourées gardent leur contour dans le PNG, prêtes pour une diapositive ou un prospectus.',
      ],
    ],
  },
};
