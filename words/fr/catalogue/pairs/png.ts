import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'des photos bien plus légères',
    meta: 'Transformez une photo PNG en JPG à une fraction du poids. Les zones transparentes deviennent blanches. Gratuit, et rien n’est envoyé.',
    why: 'Une photo enregistrée en PNG est bien plus lourde que nécessaire, et beaucoup de formulaires n’acceptent que le JPG. Convertissez-la ici ; les zones transparentes deviennent blanches.',
    size: 'Une photo tombe entre un cinquième et un huitième de son poids. Une capture d’écran ou un logo ne s’allège parfois pas du tout, car le PNG est meilleur pour les aplats et les contours nets.',
    faqs: [
      [
        'Que deviennent les parties transparentes ?',
        'Elles deviennent blanches, car le JPG n’a pas de transparence. Pour une autre couleur, choisissez-la juste sous l’avertissement. Le WebP reste transparent.',
      ],
      [
        'Pourquoi le texte paraît-il baveux dans le JPG ?',
        'Le JPG floute autour des contours nets et, en dessous d’une qualité de 90, réduit de moitié la résolution des couleurs. Gardez les captures d’écran en PNG, ou choisissez une qualité de 92 ou plus.',
      ],
    ],
  },
  webp: {
    tag: 'transparence conservée',
    meta: 'Convertissez un PNG en WebP et gardez la transparence pour une fraction du poids. Choisissez la qualité, comparez, enregistrez. Rien n’est envoyé.',
    why: 'Le WebP a la même transparence progressive que le PNG, mais sait compresser les photos comme un JPG. Logos, images détourées et captures d’écran s’allègent tous.',
    size: 'Une photo détourée peut tomber à un dixième, et son contour reste exact. Les logos gagnent moins, et un PNG de quelques kilooctets est parfois déjà plus léger.',
    faqs: [
      [
        'Quelle qualité choisir ?',
        'Environ 80. Les photos et les images détourées perdent d’abord leurs détails fins. Les captures d’écran, les logos et les dessins reçoivent moins de couleurs quand le résultat est plus beau et plus léger, et le petit texte reste net.',
      ],
      [
        'Les PNG 16 bits restent-ils en 16 bits ?',
        'Non, le WebP est en 8 bits. La différence ne se voit pas à l’écran, mais gardez le PNG si vous voulez encore éclaircir des zones sombres dans un éditeur.',
      ],
    ],
  },
};
