import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'sans nouvelle perte',
    meta: 'Transformez un JPG en PNG que vous pouvez retoucher et réenregistrer sans perdre de qualité. Gratuit, et il reste sur votre appareil.',
    why: 'Un JPG perd un peu de qualité à chaque enregistrement. En PNG, l’image reste exactement ce qu’elle est, même retouchée et enregistrée de nombreuses fois.',
    size: 'Attendez-vous à un fichier plus lourd : deux à trois fois plus dans nos tests, et davantage pour un JPG fortement compressé. Le PNG garde chaque pixel à l’identique, bruit compris.',
    faqs: [
      [
        'Un PNG est-il plus beau que le JPG dont il vient ?',
        'Non. Les détails perdus par le JPG sont partis. Mais désormais, vous ne perdez plus rien en retouchant et en enregistrant.',
      ],
      [
        'Le fond blanc devient-il transparent ?',
        'Pas tout seul. Mais un PNG peut être transparent : vous pouvez ensuite retirer le fond dans un éditeur d’images.',
      ],
    ],
  },
  webp: {
    tag: 'des pages web plus légères',
    meta: 'Transformez un JPG en WebP plus léger pour votre site : choisissez la qualité, comparez les deux et téléchargez. Sans compte, et rien n’est envoyé.',
    why: 'Les photos sont ce que la plupart des pages web ont de plus lourd. À aspect égal, un WebP pèse en général d’un quart à un tiers de moins qu’un JPG ordinaire, et tous les navigateurs actuels l’affichent.',
    size: 'Tout dépend du JPG. Sorti d’un appareil photo, il s’allège beaucoup. Déjà fortement compressé, il peut même grossir si la qualité est trop haute. Pour un site, partez d’environ 75 à 80.',
    faqs: [
      [
        'Est-ce que je perds de la qualité deux fois ?',
        'Un peu : le JPG a déjà perdu du détail, et le WebP en perd encore un peu. Avec un bon JPG et une qualité de 80 ou plus, cela ne se voit pas. Convertissez toujours l’original, pas une petite copie.',
      ],
      [
        'Faut-il encore proposer un JPG à côté du WebP ?',
        'Pas sur un site : Chrome, Edge, Firefox et Safari gèrent tous le WebP depuis des années. Pour les e-mails et les formulaires, gardez le JPG.',
      ],
    ],
  },
  avif: {
    tag: 'le plus léger pour le web',
    meta: 'Transformez un JPG en AVIF de même aspect pour environ la moitié du poids, pour des sites rapides. Tout se passe sur votre appareil.',
    why: 'L’AVIF compresse les photos mieux que tout autre format affiché par les navigateurs. Il garde l’aspect d’un JPG pour environ la moitié du poids et, en basse qualité, devient doux plutôt que pixelisé.',
    size: 'À aspect égal, un AVIF pèse en général environ un tiers de moins qu’un JPG. Les échelles de qualité diffèrent : un AVIF à 50 est à peu près aussi beau qu’un JPG de 75 à 80.',
    faqs: [
      [
        'Pourquoi la conversion est-elle si longue ?',
        'L’AVIF devient si léger en essayant un très grand nombre de possibilités pour chaque partie de l’image. Une grande photo prend quelques secondes sur un ordinateur portable, plus sur un téléphone. La redimensionner d’abord fait gagner du temps et de la place.',
      ],
      [
        'Où l’AVIF ne fonctionne-t-il pas ?',
        'Dans Safari avant la version 16, dans Edge avant la 121, dans Windows sans l’extension AV1 et dans beaucoup de logiciels de bureautique. Sur un site, utilisez un élément <picture> avec le JPG en solution de repli.',
      ],
    ],
  },
};
