import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;

const compress: PageText = {
  title: `Compresser plusieurs images – ${BATCH_LIMIT} photos d’un coup`,
  metaDescription: `Compressez jusqu’à ${BATCH_LIMIT} images d’un coup avec la même qualité, puis enregistrez-les en ZIP. Vos photos ne quittent jamais le navigateur.`,
  h1: 'Compresser plusieurs images',
  description:
    'Allégez d’un coup les photos d’un week-end, d’une annonce ou d’un rapport. Choisissez la qualité une seule fois, voyez le gain de chaque fichier et téléchargez le tout en ZIP.',
  toolDescription: `Compresse jusqu’à ${BATCH_LIMIT} images avec la même qualité et les réunit dans un ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `« Compresser » est déjà sélectionné. « ${quality} » part de ${COMPRESS_QUALITY} ; comparez une ou deux photos avant de les traiter toutes.`,
    },
    {
      name: 'Ajouter les images',
      text: `Déposez quelques fichiers ou tout un dossier, ou utilisez « ${browse} ».`,
    },
    { name: processAll, text: `Appuyez sur « ${processAll} ». Plusieurs images sont traitées en même temps.` },
    {
      name: downloadAll,
      text: `« ${downloadAll} » réunit les résultats dans un ZIP, avec leurs propres noms et dates.`,
    },
  ],
  facts: [
    {
      heading: `Pourquoi les images sont aussi réduites à ${compressFrame}`,
      paragraphs: [
        `La plupart des lots sont faits pour être envoyés ou publiés : les images plus grandes sont donc réduites pour tenir dans ${compressFrame} pixels. À elle seule, cette étape fait passer une photo de 12 mégapixels à 1,6 mégapixel, soit ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)} % de moins.`,
        'Pour garder chaque pixel, compressez les photos une par une, ou convertissez-les.',
      ],
    },
    {
      heading: 'Ce que pèse un lot complet',
      paragraphs: [
        `${BATCH_LIMIT} photos de téléphone de ${bytesText(phoneBytes)} chacune font ${bytesText(phoneBytes * BATCH_LIMIT)}, trop pour trois e-mails de 25 Mo. À 300 ko chacune, elles font ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'Combien d’images puis-je compresser à la fois ?',
      `Jusqu’à ${BATCH_LIMIT} à la fois, gratuitement, de ${UPLOAD_LIMIT_MB} Mo chacune au plus. « Ouvrir quand même » accepte des fichiers plus lourds et des listes plus longues, tant que votre appareil a de la mémoire.`,
    ],
    [
      'Que se passe-t-il si un fichier est endommagé ?',
      'Seul ce fichier est marqué comme échoué, avec la raison. Les autres continuent, et vous pouvez le réessayer.',
    ],
    [
      'Combien vais-je gagner au total ?',
      'En général de 30 à 80 % par photo, et plus si elle est aussi réduite. Les fichiers qui ne deviendraient pas plus légers reviennent inchangés.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Redimensionner plusieurs images – une taille pour toutes',
  metaDescription: `Redimensionnez jusqu’à ${BATCH_LIMIT} images à la même taille sans en déformer aucune. Téléchargez un ZIP ou des fichiers séparés. Rien n’est envoyé.`,
  h1: 'Redimensionner plusieurs images',
  description:
    'Photos de produits, diapositives et galeries font plus soigné quand toutes les images ont la même taille. Réglez-la une seule fois : portraits et paysages s’y inscrivent, chacun avec ses proportions.',
  toolDescription: `Réduit jusqu’à ${BATCH_LIMIT} images à la même taille et garde les proportions et le format de chacune.`,
  steps: [
    { name: selectAction, text: '« Redimensionner » est sélectionné à l’ouverture de la page.' },
    {
      name: 'Régler',
      text: `« ${width} » et « ${height} » partent de ${BATCH_RESIZE_FRAME.width} et ${BATCH_RESIZE_FRAME.height}. Laissez « ${lock} » activé pour que rien ne soit étiré.`,
    },
    {
      name: 'Ajouter les images',
      text: `Ajoutez vos images avec « ${browse} ». Vous pouvez mélanger les formats.`,
    },
    {
      name: processAll,
      text: `Appuyez sur « ${processAll} », puis téléchargez les fichiers un par un ou utilisez « ${downloadAll} ».`,
    },
  ],
  facts: [
    {
      heading: `Comment un lot varié tient dans ${resizeFrame}`,
      paragraphs: ['Les proportions sont gardées : chaque image remplit soit la largeur, soit la hauteur.'],
      table: {
        columns: ['Image', 'Résultat'],
        rows: [
          ['Large, 16:9', '1280 × 720'],
          ['Appareil photo, 3:2', '1080 × 720'],
          ['Téléphone, 4:3', '960 × 720'],
          ['Carré', '720 × 720'],
          ['Téléphone, portrait 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'Une seule largeur pour une galerie',
      paragraphs: [
        'Videz la hauteur et ne réglez que la largeur. Toutes les images ont alors la même largeur, et chacune la hauteur qu’il lui faut : parfait pour des colonnes dans une mise en page.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Le nombre d’images est-il limité ?',
      `${BATCH_LIMIT} images par lot gratuitement, autant de lots que vous voulez, et davantage à la fois si vous choisissez de les ouvrir quand même.`,
    ],
    [
      'Les images gardent-elles leur format ?',
      'Oui. Un PNG reste un PNG, et un GIF animé reste animé. Pour les avoir toutes dans un même format, convertissez-les ensuite.',
    ],
    [
      'Combien de temps faut-il pour vingt photos ?',
      'Environ deux secondes pour vingt photos de 10 mégapixels réduites à 1280 pixels, mesuré sur un ordinateur à deux cœurs.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Convertir plusieurs images – un seul format pour tout',
  metaDescription: `Convertissez jusqu’à ${BATCH_LIMIT} fichiers HEIC, PNG, JPG, TIFF ou WebP dans un même format et enregistrez un ZIP. Gratuit, et rien n’est envoyé.`,
  h1: 'Convertir plusieurs images',
  description:
    'Du HEIC d’un téléphone, du PNG d’un autre et du TIFF du scanner ? Mettez tout dans le même format. Une remarque signale chaque fichier qui perd quelque chose.',
  toolDescription: `Convertit jusqu’à ${BATCH_LIMIT} images de n’importe quel format lisible dans le format de votre choix.`,
  steps: [
    { name: selectAction, text: '« Convertir » est déjà sélectionné sur cette page.' },
    {
      name: 'Régler',
      text: `« ${targetFormat} » part de WebP, qualité ${COMPRESS_QUALITY}. Choisissez JPG pour envoyer des fichiers à d’autres, PNG pour garder chaque pixel à l’identique.`,
    },
    {
      name: 'Ajouter les images',
      text: `Ajoutez les fichiers avec « ${browse} ». Une extension erronée ne gêne pas.`,
    },
    {
      name: processAll,
      text: `Appuyez sur « ${processAll} », puis sur « ${downloadAll} » pour un ZIP. Deux fichiers n’y portent jamais le même nom.`,
    },
  ],
  facts: [
    {
      heading: 'Quel format choisir',
      paragraphs: [],
      table: {
        columns: ['S’il vous faut', 'choisissez', 'car'],
        rows: [
          [
            'des fichiers que tout le monde ouvre',
            'JPG',
            'tous les programmes l’ouvrent ; la transparence devient blanche',
          ],
          ['des images pour un site', 'WebP', 'il garde transparence et animation dans des fichiers légers'],
          ['des copies exactes à retoucher', 'PNG', 'rien n’est perdu ; les photos sont lourdes'],
          ['des fichiers pour un imprimeur', 'TIFF', 'il est sans perte et garde les couleurs 16 bits'],
          ['les fichiers les plus légers', 'AVIF', 'il compresse le mieux ; comptez plusieurs secondes par photo'],
        ],
      },
    },
    {
      heading: 'Les noms dans le ZIP',
      paragraphs: [
        'Un fichier nommé photo.heic devient photo.webp. Si vous avez aussi ajouté photo.png, il devient photo (2).webp : aucun fichier n’en écrase un autre.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Puis-je choisir un autre format pour certains fichiers ?',
      'Pas dans le même lot : tous les fichiers partagent un seul réglage. Retirez ces fichiers de la liste et convertissez-les un par un.',
    ],
    [
      'Combien de fichiers sont gratuits ?',
      `${BATCH_LIMIT} images par lot, de ${UPLOAD_LIMIT_MB} Mo chacune au plus. Vous n’avez pas besoin de compte.`,
    ],
    [
      'Mes photos gardent-elles leur date ?',
      'La date du fichier est conservée dans le ZIP. Ce que l’appareil a enregistré dans la photo, comme le lieu, est supprimé.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
