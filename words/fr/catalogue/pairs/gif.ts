import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'première image en photo',
    meta: 'Enregistrez la première image d’un GIF en JPG, pour les formulaires et documents qui refusent le GIF. Les zones transparentes deviennent blanches.',
    why: 'Un formulaire demande un JPG et vous n’avez qu’un GIF ? Cette page enregistre sa première image comme une image ordinaire, avec les zones transparentes en blanc.',
    size: 'Pour une photo, le JPG est plus léger, souvent de moitié ou plus. Pour un dessin, il est plus lourd et moins beau, car le JPG gère mal les contours nets.',
    faqs: [
      [
        'Puis-je choisir une autre image de l’animation ?',
        'Non, vous obtenez la première. Pour une autre, mettez l’animation en pause et faites une capture d’écran.',
      ],
      [
        'Les points dans les couleurs disparaissent-ils ?',
        'En partie seulement : le JPG les floute un peu. Les couleurs perdues à la création du GIF ne reviennent pas.',
      ],
    ],
  },
};
