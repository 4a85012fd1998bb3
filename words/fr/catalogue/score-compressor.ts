import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Compresser une image sans perte de qualité visible',
    metaDescription:
      'Obtenez le fichier le plus léger qui garde le même aspect : la qualité est mesurée et choisie photo par photo. Dans votre navigateur, sans rien envoyer.',
    h1: 'Compresser sans perte de qualité',
    description:
      'Une qualité de 75 est trop pour une photo et trop peu pour la suivante. Ici, plus besoin de deviner : la page essaie plusieurs qualités, compare chacune à l’original et enregistre le fichier le plus léger qui garde le même aspect.',
    toolDescription:
      'Trouve le fichier le plus léger qui ressemble encore à l’original, en mesurant ce que l’œil perçoit.',
    steps: [
      {
        name: 'Choisir',
        text: `Déposez une image ou appuyez sur « ${CONTROLS.browse} ». JPG, PNG, WebP, AVIF, JXL et HEIC conviennent.`,
      },
      {
        name: 'Compresser',
        text: `« ${CONTROLS.quality} » est réglé sur « ${CONTROLS.auto} » et vise un score de ${score}. Deux autres choix allègent encore plus le fichier.`,
      },
      {
        name: 'Télécharger',
        text: `Vérifiez le score sous le gain, regardez où le résultat diffère, puis appuyez sur « ${CONTROLS.download} ».`,
      },
    ],
    facts: [
      {
        heading: 'Ce que signifie le score',
        paragraphs: [
          'Le score vient de SSIMULACRA2, une mesure fondée sur des milliers de comparaisons faites par des personnes. Parmi les mesures libres d’utilisation, c’est celle qui s’accorde le mieux avec elles. 100 signifie : la même image.',
        ],
        table: {
          columns: ['Score', 'Ce que l’on remarque', 'Ce que nous affichons'],
          rows: [
            ['90', 'rien, même en faisant alterner les deux', 'Indiscernable'],
            ['80', 'rien quand les deux sont côte à côte', 'Aspect identique'],
            ['70', 'une différence en regardant de près', 'Presque identique'],
            ['50', 'des traces de compression, un peu gênantes', 'Légèrement différent'],
            ['30', 'des défauts, même sans l’original', 'Visiblement différent'],
          ],
        },
      },
      {
        heading: 'Pourquoi une même qualité ne convient pas à toutes les photos',
        paragraphs: [
          'Nous avons enregistré huit photos et fonds d’écran en JPG avec une qualité de 75. Leurs scores allaient de 53 à 88 : deux étaient visiblement dégradées, et une autre aurait pu peser un quart de moins. Pour garder le même aspect, il leur fallait des qualités de 59 à 92. Une seule qualité assez bonne pour toutes prend 35 % de place en plus.',
          'Dans une grande image, la page examine une douzaine de parties en pleine résolution, du ciel uni au feuillage touffu, et aucune ne peut être à plus de 10 points en dessous du but. Une belle pelouse ne peut donc pas cacher un ciel abîmé.',
        ],
      },
      {
        heading: 'Ce que cela ne peut pas promettre',
        paragraphs: [
          'Les grandes images sont notées par parties. Le résultat peut manquer le but d’un ou deux points. Les animations ne sont pas notées image par image, et les GIF reçoivent une qualité standard.',
        ],
      },
    ],
    faqs: faqs([
      [
        'Est-ce une compression sans perte ?',
        'Non. Les fichiers sans perte gardent chaque pixel et sont plusieurs fois plus lourds. Ici, seul ce que vous ne voyez pas disparaît. Pour des pixels exacts, utilisez le PNG ou le WebP sans perte.',
      ],
      [
        'De combien mon image sera-t-elle allégée ?',
        'Cela dépend de la façon dont elle a été enregistrée : le graphique de cette page montre six photos. Si un fichier est déjà bien compressé, vous récupérez votre original.',
      ],
      [
        'Pour quels formats est-ce possible ?',
        'JPG, WebP, AVIF, JXL, PDF et PNG. Si vous réduisez aussi l’image, le score est mesuré à la nouvelle taille.',
      ],
    ]),
  };
}
