import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'Les plateformes changent parfois leurs formats.';

/** By the slug's end, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Remplissez exactement un écran Full HD : 1920 × 1080 pixels sans étirer, pour fonds d’écran, diapositives et images de vidéo. Gratuit, sur votre appareil.',
    why: 'La plupart des moniteurs, téléviseurs et projecteurs sont en Full HD. Une image de cette taille exacte remplit l’écran, sans mise à l’échelle ni bandes noires.',
    uses: 'Fonds d’écran, diapositives 16:9, images fixes pour vidéos, arrière-plans de visioconférence et image d’ouverture d’un site.',
    faqs: [
      [
        'Le Full HD suffit-il sur un écran 4K ?',
        'L’image remplit l’écran, mais sans être plus nette qu’en Full HD. Pour un fond d’écran 4K, saisissez 3840 et 2160 si votre photo est assez grande.',
      ],
      [
        'Que faire d’une photo en portrait ?',
        'Un portrait 3:4 ne garde que 42 % de sa hauteur dans un cadre 16:9. Pour tout garder, videz la largeur et ne laissez que la hauteur de 1080. Votre diapositive montre alors son arrière-plan des deux côtés.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'carré Instagram',
    meta: 'Créez des images carrées de 1080 × 1080 pixels pour les publications et carrousels Instagram. Placez le cadre pour choisir ce qui se voit. Rien n’est envoyé.',
    why: 'Instagram affiche les publications sur 1080 pixels de large. Publiez exactement en 1080 × 1080 et il ne redimensionne pas votre image : contours et textes restent nets.',
    uses: `Publications carrées et carrousels sur Instagram, publications sur Facebook et LinkedIn, pochettes d’album et vignettes de portfolio. ${CHECK}`,
    faqs: [
      [
        'Instagram compresse-t-il quand même mon image ?',
        'Oui, il compresse tout ce qui est publié. Avec la bonne taille, au moins, il ne la redimensionne pas, et un bon original reste plus beau ensuite.',
      ],
      [
        'Comment publier une photo large sans la recadrer ?',
        'Publiez en paysage plutôt qu’en carré : Instagram accepte aussi 1080 × 566 (1,91:1).',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508 pixels',
    meta: 'Redimensionnez une image en A4 à 300 ppp, soit 2480 × 3508 pixels, pour affiches, diplômes et impressions pleine page. Voyez comment elle s’y inscrit.',
    why: 'Une feuille A4 mesure 210 × 297 mm. À 300 ppp, la référence pour une bonne impression, cela fait 2480 × 3508 pixels.',
    uses: 'Affiches, diplômes, livres photo et pages de garde. Pour imprimer jusqu’au bord, les imprimeurs demandent 3 mm de plus de chaque côté : 2551 × 3579 pixels.',
    faqs: [
      [
        'Ma photo a moins de pixels. Puis-je l’agrandir ?',
        'Oui, jusqu’à environ une fois et demie. À partir de 1654 × 2339 pixels (200 ppp), elle s’imprime encore bien. En dessous, elle paraît floue.',
      ],
      ['Et le A4 en paysage ?', 'Échangez les deux nombres : 3508 de large et 2480 de haut.'],
      [
        'Le fichier sait-il qu’il est au format A4 ?',
        'Un JPG, un PNG ou un TIFF, oui : il indique 300 ppp, et ces pixels remplissent alors une feuille A4. Pour les autres formats, choisissez « Ajuster à la page » à l’impression.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000 pixels',
    meta: 'Recadrez n’importe quelle image en carré de 1000 × 1000 pixels sans l’étirer. Déplacez le cadre ou changez la taille. Rien n’est envoyé.',
    why: 'Places de marché et pochettes veulent des carrés, mais les appareils photo n’en font pas. Découpez le plus grand carré de votre image et redimensionnez-le en 1000 × 1000.',
    uses: `Photos de produits (Amazon active le zoom à partir de 1000 pixels), pochettes d’album et de podcast, planches-contacts et icônes. ${CHECK}`,
    faqs: [
      [
        'Puis-je obtenir un carré sans recadrer ?',
        'Oui : dans « Plus d’options », choisissez 1:1 sous « Ajouter des bords jusqu’à » et complétez l’image avec des bords flous, blancs ou d’une autre couleur. Souvent, il suffit de placer le cadre de façon à ne perdre que de l’arrière-plan.',
      ],
      [
        'Puis-je choisir ce que je garde ?',
        'Oui : déplacez le cadre avant de redimensionner. Si vous n’y touchez pas, vous obtenez le milieu.',
      ],
    ],
  },
};
