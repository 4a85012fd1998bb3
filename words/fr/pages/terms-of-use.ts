import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Conditions d’utilisation | ${site.name}`,
  description: `Les conditions d’utilisation de ${site.name} : gratuit pour tout le monde, vos images restent à vous, et il n’y a aucune garantie.`,
  title: 'Conditions d’utilisation',
  updated: '13 juillet 2024',
  lead: `${site.name} est gratuit, pour un usage privé comme professionnel. Voici les conditions.`,
  sections: [
    {
      heading: 'Acceptation',
      text: [
        'En utilisant ce site, vous acceptez ces conditions. Si vous ne les acceptez pas, veuillez ne pas l’utiliser.',
      ],
    },
    {
      heading: 'Utilisation du service',
      text: [
        `Les outils redimensionnent, compressent et convertissent des images dans votre navigateur. Ils acceptent des fichiers jusqu’à ${UPLOAD_LIMIT_MB} Mo, sauf indication contraire sur une page, et jusqu’à ${BATCH_LIMIT} images par lot. Aucun compte n’est nécessaire et rien n’est facturé.`,
      ],
    },
    {
      heading: 'Votre contenu',
      text: [
        'Vos images restent à vous. Les outils ne nous les envoient pas, et nous ne revendiquons aucun droit sur elles. Il vous appartient d’avoir le droit de les modifier et de conserver vos originaux : les outils créent de nouveaux fichiers et ne changent jamais ceux que vous ouvrez, sauf si vous les écrasez vous-même en enregistrant.',
      ],
    },
    {
      heading: 'Activités interdites',
      text: [
        'Il est interdit',
        [
          'd’utiliser le service pour quoi que ce soit d’illégal ou qui porte atteinte aux droits d’autrui ;',
          'de perturber ou de surcharger le serveur, ou d’essayer de contourner sa protection ;',
          'd’envoyer de la publicité, du code nuisible ou de faux noms par le formulaire de contact ;',
          'de présenter le service comme le vôtre. Le code source a sa propre licence, qui dit ce que vous pouvez copier, tout comme les logiciels qu’il contient : voir [Licences](/fr/licences).',
        ],
      ],
    },
    {
      heading: 'Responsabilité',
      text: [
        'Le service est fourni tel quel, sans garantie d’aucune sorte. Vérifiez un résultat avant de vous y fier ou de supprimer un original. Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes ou dommages résultant de l’utilisation du service ou de l’impossibilité de l’utiliser.',
      ],
    },
    {
      heading: 'Modifications',
      text: [
        'Nous pouvons modifier le service et ces conditions. La date ci-dessus indique la dernière modification des conditions. Si vous continuez à utiliser le site après cette date, vous les acceptez.',
      ],
    },
    {
      heading: 'Contact',
      text: [`Écrivez à ${mailTo(ADDRESSES.support)} ou utilisez le [formulaire de contact](/fr/contact).`],
    },
  ],
};
