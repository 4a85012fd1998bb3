import type { NotesByTarget } from '#catalogue/page-text.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'des Mo aux ko',
    meta: 'Transformez des images BMP encombrantes en JPG de quelques centaines de kilooctets que tous les sites acceptent. Rapide, gratuit, et rien n’est envoyé.',
    why: 'D’anciens appareils photo, des instruments et des programmes Windows enregistrent d’énormes BMP. En JPG, la même image pèse une fraction de ce poids et s’ouvre sur tous les appareils.',
    size: 'Un JPG avec une qualité de 92 est de 80 à 95 % plus léger que le BMP.',
    faqs: [
      [
        'Est-ce que je perds de la qualité ?',
        'Un peu de détail fin, mais avec une qualité de 92, cela ne se voit pas. Si l’image contient du texte ou des mesures, convertissez en PNG, qui ne perd rien.',
      ],
      [
        'Mon BMP dépasse 10 Mo. Que faire ?',
        'Appuyez sur « Ouvrir quand même » : rien n’est envoyé, la limite ne sert qu’à ménager les appareils lents.',
      ],
    ],
  },
};
