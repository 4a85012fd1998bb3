import type { FrameResizerWords } from '#choose/frame-resizer.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

export const frameResizerWords: FrameResizerWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (width, height) => `Remplit ${width} × ${height} pixels, en recadrant au lieu d’étirer.`,
  steps: (width, height) => [
    `Appuyez sur « ${CONTROLS.browse} » ou déposez une image.`,
    `« ${CONTROLS.width} » et « ${CONTROLS.height} » sont réglés sur ${width} et ${height}. Placez le cadre sur ce qui compte.`,
    `Appuyez ensuite sur « ${CONTROLS.download} ».`,
  ],
  uses: (width, height) => `À quoi sert le ${width} × ${height}`,
  numbers: {
    heading: (width, height) => `${width} × ${height} en chiffres`,
    aspectRatio: 'Rapport largeur/hauteur',
    megapixels: 'Mégapixels',
    at300: 'À 300 ppp',
    at150: 'À 150 ppp',
    raw: 'Sans compression',
    jpg: 'JPG, qualité 75',
    between: (least, most) => `de ${least} à ${most}`,
  },
  trims: {
    heading: 'Ce qui reste de votre image',
    columns: ['Votre image', 'Ce qui reste', 'Échelle'],
    sources: {
      phone: 'Téléphone, 4:3',
      portrait: 'Téléphone, portrait 3:4',
      camera: 'Appareil photo, 3:2',
      video: 'Image de vidéo, 16:9',
    },
    everything: 'tout',
    kept: {
      width: (percent) => `${percent} % de la largeur`,
      height: (percent) => `${percent} % de la hauteur`,
    },
    scale: (percent) => `${percent} %`,
    enlarged: (scale) => `${scale}, agrandie`,
  },
};
