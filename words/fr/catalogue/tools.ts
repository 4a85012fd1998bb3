import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Redimensionner une image',
    verb: 'Redimensionner',
    does: 'Redimensionner des images',
    heading: 'Redimensionner une image',
    lead: 'Redimensionnez, recadrez et pivotez votre image, directement dans le navigateur.',
    steps: ['Choisir', 'Régler', 'Télécharger'],
  },
  compress: {
    name: 'Compresser une image',
    verb: 'Compresser',
    does: 'Compresser des images',
    heading: 'Compresser une image',
    lead: 'Choisissez une qualité, ou le poids qu’un formulaire demande.',
    steps: ['Choisir', 'Compresser', 'Télécharger'],
  },
  convert: {
    name: 'Convertir une image',
    verb: 'Convertir',
    does: 'Convertir des images',
    heading: 'Convertir une image',
    lead: 'Obtenez le format qu’il vous faut, avec les bonnes couleurs.',
    steps: ['Choisir', 'Convertir', 'Télécharger'],
  },
  batch: {
    name: 'Traitement par lots',
    verb: 'Par lots',
    does: 'Traitement par lots',
    heading: 'Traiter des images par lots',
    lead: `Réglez une seule fois, pour ${batchFiles} images au plus.`,
    steps: ['Choisir l’action', 'Régler', 'Ajouter les images'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Photo pour un formulaire', does: 'Photo pour un formulaire' },
  metadata: { name: 'Métadonnées de photo', does: 'Métadonnées de photo' },
  'responsive-images': { name: 'Images pour un site web', does: 'Images pour un site web' },
  favicon: { name: 'Générateur de favicon', does: 'Générateur de favicon' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'Choisir des fichiers',
  quality: 'Qualité',
  auto: 'Auto',
  targetSize: 'Poids maximal (ko)',
  targetFormat: 'Format cible',
  outputFormat: 'Format de sortie',
  width: 'Largeur',
  height: 'Hauteur',
  lock: 'Garder les proportions',
  download: 'Télécharger',
  processAll: 'Tout traiter',
  downloadAll: 'Tout télécharger',
  selectAction: 'Choisir l’action',
} as const;
