import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'à ouvrir partout',
    meta: 'Une photo JPEG XL (.jxl) que rien n’ouvre ? Faites-en un JPG que tous les programmes et formulaires acceptent. Gratuit et privé.',
    why: 'Certains téléphones, des photothèques et Lightroom enregistrent en JPEG XL, mais Windows, la plupart des sites et des services d’impression ne l’ouvrent pas. Un JPG s’ouvre partout.',
    size: 'En JPG, nos photos de test ont pris jusqu’à 60 % de place en plus, avec une qualité de 92. Le JPEG XL range le même aspect dans bien moins d’octets, et un JPG ne peut pas garder cette économie.',
    faqs: [
      [
        'Est-ce que je retrouve le JPG dont mon JXL est issu ?',
        'Non. Certains programmes rangent un JPG dans un JXL de façon à pouvoir l’en ressortir à l’identique. Cette page lit l’image et en fait un nouveau JPG : un peu de détail se perd.',
      ],
      [
        'Que deviennent les photos HDR et 16 bits ?',
        'Le JPG les montre comme le ferait un écran ordinaire. Les reflets et les lampes perdent leur surcroît de lumière, et les nuances les plus fines sont arrondies.',
      ],
    ],
  },
};
