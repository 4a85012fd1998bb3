import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;

const jpg: PageText = {
  title: 'Compresser un JPG – plus léger, même aspect',
  metaDescription:
    'Allégez vos photos JPG de 30 à 80 % dans votre navigateur, avec notre propre encodeur. Choisissez une qualité ou un poids en ko et comparez. Rien n’est envoyé.',
  h1: 'Compresser un JPG',
  description:
    'Téléphones et appareils photo enregistrent leurs JPG à la hâte et les laissent plus lourds que nécessaire. Bien compressé, un JPG prend beaucoup moins de place et garde le même aspect.',
  toolDescription:
    'Compresse des photos JPG avec notre propre encodeur, à la qualité ou au poids en kilooctets de votre choix.',
  steps: [
    {
      name: 'Choisir',
      text: `Appuyez sur « ${browse} » ou déposez le JPG. Son poids et ses dimensions s’affichent aussitôt.`,
    },
    {
      name: 'Compresser',
      text: `« ${quality} » part de ${COMPRESS_QUALITY}. Baissez-la jusqu’à voir un changement, puis revenez d’un cran. Ou saisissez un poids dans « ${target} ».`,
    },
    {
      name: 'Télécharger',
      text: `Faites glisser la poignée sur la photo, vérifiez le ciel et les cheveux, puis appuyez sur « ${download} ».`,
    },
  ],
  facts: [
    {
      heading: 'D’où vient le gain',
      paragraphs: [
        'L’encodeur examine chaque détail de chaque bloc et supprime ceux qui coûtent plus de place qu’ils n’en valent, là où l’œil le remarque le moins. Sur huit photos qui n’ont pas servi à le régler, les fichiers étaient environ 15 % plus légers que les JPG d’un navigateur au même score SSIMULACRA2, et de 3 à 10 % plus légers que ceux de MozJPEG. En basse qualité, deux des huit étaient quelques pour cent plus lourds que ceux de MozJPEG.',
        'En dessous d’une qualité de 90, les couleurs de la plupart des photos sont enregistrées en demi-résolution, comme dans presque tous les JPG. L’encodeur mesure chaque image et garde les couleurs en entier là où la différence se verrait : les lettres rouges restent nettes. À partir de 90, il le fait pour toutes les images, sauf celles qui sont presque grises ou petites.',
      ],
    },
    {
      heading: 'Ce qui est aussi supprimé',
      paragraphs: [
        'Les photos contiennent souvent une vignette cachée de 10 à 30 ko et le lieu de prise de vue. Les deux sont supprimés du nouveau fichier, sauf si vous choisissez de les garder.',
        'Si le nouveau fichier n’est pas au moins 5 % plus léger, vous récupérez votre original plutôt qu’une copie moins bonne. L’original contient toujours les deux.',
      ],
    },
  ],
  faqs: faqs([
    [
      'De combien ma photo sera-t-elle allégée ?',
      'En général de 30 à 80 %. Une photo tout droit sortie de votre téléphone y gagne le plus. Une photo venue d’une messagerie y gagne moins, car elle est déjà compressée.',
    ],
    [
      'Quelle qualité choisir ?',
      '75 est un bon point de départ pour l’écran, 85 pour l’impression et les photos à retoucher, 60 pour des aperçus. Les photos diffèrent : sur huit testées à 75, deux étaient visiblement dégradées. Cela se voit d’abord dans le bleu du ciel, sous forme de blocs.',
    ],
    [
      'Puis-je compresser plusieurs fois le même JPG ?',
      'Mieux vaut éviter : il perd un peu plus à chaque fois. Gardez l’original et repartez toujours de lui.',
    ],
  ]),
};

const png: PageText = {
  title: 'Compresser un PNG – il reste PNG et transparent',
  metaDescription:
    'Compressez captures d’écran et logos PNG en réduisant leurs couleurs. La transparence est gardée et le fichier reste un PNG. Dans votre navigateur.',
  h1: 'Compresser un PNG',
  description:
    'Un PNG peut prendre jusqu’à quatre octets par pixel. La plupart des captures d’écran et des logos ont si peu de couleurs qu’un seul suffit, et le gain est grand.',
  toolDescription: 'Réduit un PNG aux couleurs qui comptent le plus et garde sa transparence.',
  steps: [
    {
      name: 'Choisir',
      text: `Déposez un PNG ou choisissez-en un avec « ${browse} ». Les zones transparentes apparaissent en damier.`,
    },
    {
      name: 'Compresser',
      text: `« ${quality} » règle la fidélité des couleurs. ${COMPRESS_QUALITY} convient aux captures d’écran. Montez si vous voyez des paliers dans les dégradés ; à 100, aucun pixel ne change.`,
    },
    {
      name: 'Télécharger',
      text: `Zoomez sur un contour, comparez et appuyez sur « ${download} ». Le fichier est toujours un PNG.`,
    },
  ],
  facts: [
    {
      heading: 'Deux façons d’alléger un PNG',
      paragraphs: [
        'Sans perte : les mêmes pixels, mieux rangés. Le gain dépend du programme qui a écrit le fichier : presque rien s’il l’a bien rangé, plus de la moitié s’il était pressé.',
        'Moins de couleurs : jusqu’à 256 sont choisies pour cette image, chacune avec sa propre transparence. Une image qui en demande plus les garde toutes, légèrement arrondies.',
      ],
    },
    {
      heading: 'Quand le PNG est un mauvais choix',
      paragraphs: [
        'Les photos ont des dizaines de milliers de couleurs et beaucoup de bruit, que le PNG ne sait pas compresser. En PNG, une photo pèse cinq à huit fois plus qu’un bon JPG : convertissez-la plutôt.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Mon PNG deviendra-t-il un JPG ?',
      'Pas sur cette page : ici, il reste un PNG. Le compresseur général enregistre en JPG un PNG sans transparence, sauf si vous choisissez un autre format.',
    ],
    [
      'Est-ce que 30 à 80 % est réaliste pour un PNG ?',
      'Pour les captures d’écran et les illustrations, oui. Des icônes exportées avec peu de couleurs ne s’allègent parfois pas du tout ; vous récupérez alors votre original.',
    ],
    [
      'Et les PNG 16 bits ?',
      'Ils passent en 8 bits à toute qualité inférieure à 100. Réglez la qualité sur 100 pour garder la profondeur.',
    ],
  ]),
};

const webp: PageText = {
  title: 'Compresser un WebP – moins d’octets pour votre site',
  metaDescription:
    'Allégez des images WebP, par la qualité ou à un poids en ko. La transparence est gardée. C’est gratuit et tout se passe sur votre appareil.',
  h1: 'Compresser un WebP',
  description:
    'Applications, logiciels de graphisme et extensions exportent souvent le WebP en qualité 90, voire sans perte. Pour une page web, c’est plus que l’œil n’en voit.',
  toolDescription:
    'Compresse des fichiers WebP à une qualité plus basse ou à un poids donné, et garde la transparence.',
  steps: [
    { name: 'Choisir', text: `Choisissez un fichier .webp avec « ${browse} ».` },
    {
      name: 'Compresser',
      text: `« ${quality} » part de ${COMPRESS_QUALITY}. Le WebP floute d’abord les détails fins : surveillez la peau, l’herbe et les tissus en la baissant. Ou saisissez un poids sous « ${target} ».`,
    },
    {
      name: 'Télécharger',
      text: `Appuyez sur « ${download} » pour enregistrer le WebP, puis remplacez l’ancien fichier sur votre site.`,
    },
  ],
  facts: [
    {
      heading: 'Comment le WebP gagne de la place',
      paragraphs: [
        'Le WebP prédit chaque bloc d’après ses voisins et n’enregistre que la différence. C’est pourquoi les fonds unis ne prennent presque pas de place.',
        'Une photo en WebP avec perte a ses couleurs en demi-résolution, quelle que soit la qualité. Les fines lignes rouges d’un dessin en deviendraient floues. Les dessins et les captures d’écran reçoivent donc moins de couleurs quand le résultat est plus beau et plus léger, et chaque contour reste net.',
      ],
    },
    {
      heading: 'Quand un JPG fait aussi bien',
      paragraphs: [
        'Le WebP gagne surtout sur les graphismes transparents et en basse qualité. Pour des photos à 85 et plus, un JPG bien fait est souvent à peu près aussi léger, et plus de programmes l’ouvrent.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Un WebP s’allège-t-il autant qu’un JPG ?',
      'En général moins. Pour des fichiers exportés à 90 ou plus, 30 à 80 % est courant. Un WebP enregistré à 75 ne s’allégera guère.',
    ],
    [
      'Un WebP animé reste-t-il animé ?',
      'Oui. Chaque image est compressée et le rythme reste le même. Les longues animations demandent un peu de temps.',
    ],
    [
      'Jusqu’où descendre pour des vignettes ?',
      'Vers 40 à 50 pour des images de 400 pixels de large au plus. À cette taille, le flou se voit à peine.',
    ],
  ]),
};

const gif: PageText = {
  title: 'Compresser un GIF – des animations plus légères',
  metaDescription:
    'Allégez des GIF animés avec moins de couleurs et en ignorant les changements invisibles. Toutes les images restent. Dans votre navigateur, sans rien envoyer.',
  h1: 'Compresser un GIF',
  description:
    'Un GIF enregistre chaque pixel qui change, image après image. En ignorant les changements que personne ne voit et en utilisant moins de ses 256 couleurs, on l’allège beaucoup, et il tourne comme avant.',
  toolDescription:
    'Compresse des animations GIF avec moins de couleurs et en ignorant d’infimes changements d’une image à l’autre.',
  steps: [
    { name: 'Choisir', text: `Déposez le GIF ou utilisez « ${browse} ». L’aperçu le joue.` },
    {
      name: 'Compresser',
      text: `Baisser « ${quality} » fait ignorer plus de petits changements et réduit les couleurs. Au-dessus de 90, cela se voit à peine ; en dessous de 50, les couleurs paraissent plates.`,
    },
    {
      name: 'Télécharger',
      text: `Regardez une boucle entière dans la comparaison, puis appuyez sur « ${download} ».`,
    },
  ],
  facts: [
    {
      heading: 'Ce qui aide le plus',
      paragraphs: [
        'Moins de pixels : la moitié de la largeur et de la hauteur, c’est un quart de la surface, dans chaque image. Si l’animation est plus grande que nécessaire, redimensionnez-la d’abord.',
        'Moins de changements : le bruit d’un arrière-plan filmé change à chaque image. L’ignorer fait gagner beaucoup.',
        'Moins de couleurs : avec 64 au lieu de 256, chaque pixel prend un quart de place en moins.',
      ],
    },
    {
      heading: 'Les limites des plateformes connues',
      paragraphs: [
        'Slack accepte des émojis personnalisés de moins de 128 ko, Discord de moins de 256 ko. GitHub accepte des animations jusqu’à 10 Mo dans les commentaires. Ces limites changent : vérifiez sur le site concerné.',
      ],
    },
  ],
  faqs: faqs([
    [
      'L’animation garde-t-elle sa vitesse ?',
      'Oui, au centième de seconde près. Le nombre de boucles reste aussi, et aucune image n’est supprimée.',
    ],
    [
      'Un autre format serait-il plus léger ?',
      'Oui : un WebP animé de la même séquence pèse environ un tiers. Gardez le GIF là où rien d’autre ne fonctionne.',
    ],
    [
      'Pourquoi mon GIF s’est-il à peine allégé ?',
      'Le GIF est déjà efficace pour les dessins nets aux aplats unis. Des gains de 30 à 80 % viennent des séquences vidéo et des images tramées.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Convertir des images en PDF – un seul document léger',
  metaDescription:
    'Réunissez photos et scans dans un seul PDF, dans votre ordre et à la qualité choisie : JPG, PNG, HEIC ou TIFF. Gratuit, et créé sur votre appareil.',
  h1: 'Convertir des images en PDF',
  description:
    'Vous avez photographié un document, mais l’administration ou le recruteur veut un PDF. Cette page compresse vos photos et place chacune sur sa propre page, le tout dans un seul document.',
  toolDescription:
    'Compresse des images et les enregistre comme pages d’un seul PDF, sans bords blancs, sauf si vous en voulez.',
  steps: [
    {
      name: 'Choisir',
      text: `Choisissez toutes les photos de votre document à la fois avec « ${browse} ». Le HEIC d’un iPhone et le TIFF d’un scanner conviennent aussi.`,
    },
    {
      name: 'Mettre en ordre',
      text: 'Faites glisser les images dans l’ordre des pages, ou placez-vous sur une poignée et utilisez les flèches du clavier.',
    },
    {
      name: 'Convertir',
      text: `« ${format} » est réglé sur PDF et « ${quality} » sur ${COMPRESS_QUALITY}. Un texte imprimé reste lisible jusqu’à 50 ; signatures et tampons sont plus beaux à 85. Appuyez ensuite sur « ${processAll} ».`,
    },
    { name: 'Télécharger', text: `Appuyez sur « ${downloadPdf} » : le document est prêt à être joint.` },
  ],
  facts: [
    {
      heading: 'Ce que contient le PDF',
      paragraphs: [
        'Chaque page contient votre photo en JPG et rien d’autre : elle ajoute moins d’un kilooctet à ce JPG. Un JPG qui ne s’allégerait pas y entre sans être compressé à nouveau.',
        'Le texte n’est pas reconnu. La page est une image : vous ne pouvez pas y faire de recherche.',
      ],
    },
    {
      heading: 'Combien de pixels il faut à une page',
      paragraphs: [
        'Pour que le texte soit lisible, il faut 150 ppp à une page A4 : 1240 × 1754 pixels. À 300 ppp, c’est 2480 × 3508 : 4 fois plus de pixels et environ 3 fois le poids.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Puis-je réunir plusieurs photos dans un seul PDF ?',
      `Oui, jusqu’à ${BATCH_LIMIT}. Sous « ${pages} », vous choisissez entre un seul document et un fichier par image.`,
    ],
    [
      'Les pages peuvent-elles être en A4 ?',
      `Oui. « ${paper} » propose A4 et Lettre US, avec ou sans marge. Les pages suivent l’orientation de la photo : une photo en paysage donne une page en paysage.`,
    ],
    [
      'Puis-je alléger un PDF existant ?',
      'Non, cet outil crée des PDF mais n’en ouvre pas. Exportez d’abord les pages en images.',
    ],
    [
      'Pourquoi ne pas simplement imprimer en PDF ?',
      'L’impression place la photo sur une feuille avec des bords, et l’enregistre souvent sans compression, pour un poids plusieurs fois supérieur.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, png, webp, gif, pdf };
