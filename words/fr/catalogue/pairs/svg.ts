import type { NotesByTarget } from '#catalogue/page-text.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'net à toutes les tailles',
    meta: 'Transformez un SVG en PNG net que tous les programmes ouvrent. Son fond transparent est conservé. Dans votre navigateur, sans rien envoyer.',
    why: 'Beaucoup de boutiques, de réseaux sociaux et de logiciels de bureautique refusent le SVG. Cette page enregistre le dessin en PNG à sa propre taille. Pour une autre taille, utilisez « Redimensionner une image » : le PNG est net à 64 pixels comme à 4 000.',
    size: 'Une icône de 512 × 512 pixels pèse de 5 à 30 ko en PNG. Deux fois plus large et plus haut, le fichier ne double pas tout à fait, car les aplats ne prennent presque pas de place.',
    faqs: [
      [
        'Quelle est la taille du PNG ?',
        'La largeur et la hauteur indiquées dans le SVG, ou sa viewBox, en pixels. Pour une autre taille, ouvrez le SVG dans « Redimensionner une image » et enregistrez-y un PNG.',
      ],
      [
        'Pourquoi mon texte a-t-il un autre aspect ?',
        'En général, un SVG ne contient pas ses polices : une police manquante est remplacée. Convertissez le texte en tracés dans votre logiciel de dessin avant d’exporter.',
      ],
    ],
  },
  jpg: {
    tag: 'avec un fond',
    meta: 'Transformez un SVG en JPG sur fond blanc, pour les formulaires et services d’impression qui n’acceptent que des photos. Il ne quitte pas votre appareil.',
    why: 'Certains formulaires n’acceptent que le JPG, même pour un logo. Cette page enregistre votre dessin avec des contours lisses sur un fond blanc.',
    size: 'En 1000 × 1000 pixels, un logo simple pèse de 20 à 60 ko en JPG. C’est plusieurs fois le poids d’un PNG, car le JPG gère mal les contours nets.',
    faqs: [
      [
        'Comment éviter les franges grises autour des lignes ?',
        'Gardez une qualité de 92 ou plus, pour que les couleurs restent nettes. De plus grandes dimensions aident aussi, car les franges ne font toujours que quelques pixels de large.',
      ],
      ['Puis-je revenir du JPG au SVG ?', 'Non, les courbes sont devenues des pixels. Gardez le SVG.'],
    ],
  },
};
