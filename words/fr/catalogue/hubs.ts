import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Convertisseurs d’images – JPG, PNG, WebP, HEIC',
    metaDescription:
      'Tous les convertisseurs d’images réunis : JPG, PNG, WebP, GIF, TIFF, AVIF et JXL, et à partir de HEIC, SVG ou BMP. Gratuits, dans votre navigateur.',
    h1: 'Convertisseurs d’images',
    description:
      'Trouvez le format que vous avez et celui qu’il vous faut. Chaque page vous dit ce qui est gardé, ce qui est perdu et comment le poids du fichier change.',
  },
  compressor: {
    title: 'Compresseurs d’images – par format ou par poids',
    metaDescription:
      'Compressez JPG, PNG, WebP et GIF en réglant la qualité, ou sous une limite de 20 ko à 10 Mo pour un formulaire. Sans compte, et rien n’est envoyé.',
    h1: 'Compresseurs d’images',
    description:
      'Compressez par format si vous voulez simplement un fichier plus léger, ou par poids si un formulaire fixe une limite.',
  },
  resizer: {
    title: 'Redimensionneurs d’images – pixels, papier, réseaux',
    metaDescription:
      'Redimensionnez en 1920 × 1080 ou en A4, pour Instagram, YouTube et plus encore, ou à un poids donné. Rien n’est étiré, tout se passe sur votre appareil.',
    h1: 'Redimensionneurs d’images',
    description:
      'Des tailles toutes prêtes pour les écrans, les réseaux sociaux et le papier. Chaque page montre ce que le recadrage enlève et la taille de l’image une fois imprimée.',
  },
  batch: {
    title: `Outils par lots – ${BATCH_LIMIT} images d’un coup`,
    metaDescription: `Redimensionnez, compressez ou convertissez ${BATCH_LIMIT} images à la fois avec les mêmes réglages et téléchargez un ZIP. Tout reste sur votre appareil.`,
    h1: 'Outils de traitement par lots',
    description:
      'Appliquez les mêmes réglages à de nombreuses images : choisissez une action, déposez le dossier, téléchargez le ZIP. Un fichier endommagé n’arrête pas les autres.',
  },
};
