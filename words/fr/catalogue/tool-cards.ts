import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Redimensionner une image',
      text: 'Saisissez une largeur, une hauteur ou un pourcentage. Les proportions sont gardées, les contours restent nets.',
    },
    {
      name: 'Recadrer une image',
      text: 'Recadrez librement, à un format ou au pixel près. Rotation et miroir compris.',
    },
  ],
  compress: [
    {
      name: 'Compresser une image',
      text: 'Choisissez une qualité, ou un poids en ko que le fichier ne doit pas dépasser.',
    },
    {
      name: 'Optimiser une image',
      text: 'Trouvez le fichier le plus léger qui reste beau : comparez les deux et décidez.',
    },
  ],
  convert: [
    {
      name: 'Convertir une image',
      text: 'Convertissez entre JPG, PNG, WebP, GIF, TIFF et AVIF, ou à partir du HEIC d’un iPhone.',
    },
  ],
  batch: [
    {
      name: 'Traitement par lots',
      text: `Appliquez les mêmes réglages à ${batchFiles} images au plus et enregistrez-les en ZIP.`,
    },
  ],
  'form-photo': [
    {
      name: 'Photo pour un formulaire',
      text: 'Passeport, visa, examen : les pixels, ko et format que demande un formulaire, règle par règle.',
    },
  ],
  metadata: [
    {
      name: 'Métadonnées de photo',
      text: 'Voyez ce que révèle une photo : lieu, appareil, noms, images cachées. Supprimez-le sans toucher un pixel.',
    },
  ],
  'responsive-images': [
    {
      name: 'Images pour un site web',
      text: 'Obtenez une photo dans les tailles et les formats qu’il faut aux téléphones et aux ordinateurs, avec le HTML.',
    },
  ],
  favicon: [{ name: 'Générateur de favicon', text: 'Faites d’un logo toutes les icônes d’un site web, avec le HTML.' }],
};
