import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `À propos de ${site.name}`,
  description: `Ce qu’est ${site.name} : des outils d’image qui tournent sur votre appareil, pourquoi ils n’envoient rien et avec quoi ils sont faits.`,
  title: `À propos de ${site.name}`,
  lead: 'Des outils d’image pour les tâches de tous les jours. Sans confier vos photos à des inconnus.',
  sections: [
    {
      heading: 'Pourquoi rien n’est envoyé',
      text: [
        'Un formulaire veut une photo de moins de 200 ko, une boutique demande du 1000 × 1000, un collègue n’arrive pas à ouvrir la photo de votre téléphone. Votre ordinateur règle ce genre de choses en une fraction de seconde : inutile d’envoyer un scan de passeport ou une photo de famille à l’autre bout du monde. Ici, c’est votre navigateur qui fait le travail.',
      ],
    },
    {
      heading: 'Comment ça marche',
      text: [
        'Les JPG sont lus et écrits par notre propre code, et la plupart des autres formats par libvips, une bibliothèque d’images sur laquelle comptent des photographes, des musées et de grands sites. Les deux tournent dans votre navigateur (WebAssembly). Le site gère le JPG, le PNG, le WebP, le GIF, le TIFF, l’AVIF et le JPEG XL, et respecte les profils de couleurs et l’orientation.',
        'Si un format ne peut pas conserver quelque chose, vous le voyez avant de commencer. La compression n’alourdit jamais un fichier, sauf si vous choisissez un format, une qualité sans perte ou un poids qui en demande plus. Si un autre outil l’alourdit, il vous dit pourquoi.',
      ],
    },
    {
      heading: 'Ce que ça coûte',
      text: [
        'Rien. Pas de compte, pas de filigrane imposé, pas de publicité. Comme votre appareil fait le travail, le site coûte peu à faire tourner.',
      ],
    },
    {
      heading: 'Dites-nous bonjour',
      text: ['Si quelque chose ne fonctionne pas ou s’il manque un outil, [écrivez-nous](/fr/contact).'],
    },
  ],
};
