import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'vos photos d’iPhone partout',
    meta: 'Convertissez les photos HEIC d’un iPhone en JPG que Windows, les sites et les imprimantes ouvrent. À l’endroit, aux couleurs fidèles, sans rien envoyer.',
    why: 'Votre iPhone enregistre ses photos en HEIC, que beaucoup de sites, d’ordinateurs Windows et de bornes d’impression n’ouvrent pas. En JPG, la même photo s’ouvre partout, à l’endroit et avec les bonnes couleurs.',
    size: 'Avec une qualité de 92, le JPG pèse environ le double du HEIC. À 80, les deux pèsent à peu près autant, et peu de gens voient une différence.',
    faqs: [
      [
        'Mon iPhone peut-il enregistrer directement en JPG ?',
        'Oui : ouvrez Réglages, Appareil photo, Formats et choisissez « Le plus compatible ». Les nouvelles photos prennent alors plus de place. Celles que vous avez déjà restent en HEIC : convertissez-les ici.',
      ],
      [
        'Que deviennent les Live Photos, la profondeur et le lieu ?',
        'Vous obtenez l’image fixe, sans la vidéo d’une Live Photo et sans les données de profondeur. La date, l’appareil et le lieu sont aussi supprimés : vous pouvez partager le JPG sans révéler où vous habitez.',
      ],
      [
        'Les couleurs restent-elles justes ?',
        'Oui. Les iPhone utilisent une gamme de couleurs plus large (Display P3) que la plupart des écrans. Certains convertisseurs l’ignorent : la peau pâlit et les rouges se ternissent. Ici, les couleurs sont converties en sRGB et sont justes partout.',
      ],
    ],
  },
  png: {
    tag: 'au pixel près',
    meta: 'Convertissez les photos HEIC d’un iPhone en PNG sans perte supplémentaire, pour la retouche et les copies exactes. Rien ne quitte votre appareil.',
    why: 'Vous voulez retoucher une photo HEIC ou y détourer un sujet ? Convertissez-la en PNG. Il garde chaque pixel à l’identique, ce qu’un JPG ne fait pas.',
    size: 'Attendez-vous à de gros fichiers : un HEIC de 12 mégapixels et 1,5 Mo devient un PNG de 15 à 25 Mo. Pour partager, convertissez en JPG.',
    faqs: [
      [
        'Le PNG est-il vraiment sans perte ?',
        'Oui, la conversion de HEIC en PNG ne perd rien. Le HEIC lui-même avait déjà été compressé par le téléphone.',
      ],
      [
        'Quand le PNG vaut-il mieux que le JPG ?',
        'Pour les captures d’écran, les images avec du texte et les photos à retoucher. Pour montrer et envoyer des photos, le JPG est meilleur.',
      ],
    ],
  },
};
