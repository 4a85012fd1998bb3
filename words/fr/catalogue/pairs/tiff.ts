import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'des scans faciles à envoyer',
    meta: 'Transformez de gros scans TIFF en JPG qui tiennent dans un e-mail. Les originaux CMJN et 16 bits sont bien convertis, dans votre navigateur.',
    why: 'Les TIFF des scanners et des archives sont trop lourds pour un e-mail, et la plupart des navigateurs ne les affichent pas. Un JPG s’ouvre sur tous les téléphones.',
    size: 'Avec une qualité de 85, le JPG pèse environ un vingtième d’un TIFF non compressé : une page numérisée à 300 ppp passe de 25 Mo à un ou deux.',
    faqs: [
      [
        'Mon TIFF a plusieurs pages. Qu’est-ce que j’obtiens ?',
        'La première page. Une remarque vous prévient avant de commencer. Pour les avoir toutes, convertissez le TIFF dans « Traitement par lots » : chaque page devient un JPG.',
      ],
      [
        'Les couleurs CMJN sont-elles justes ?',
        'Oui. Elles sont converties en sRGB avec le profil du fichier, ou un profil d’impression standard s’il n’y en a pas : elles ne virent pas au fluo.',
      ],
    ],
  },
};
