import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const privacyPolicy: Prose = {
  pageTitle: `Politique de confidentialité | ${site.name}`,
  description: `Ce que ${site.name} sait de vous : rien de vos images, qui ne quittent jamais votre appareil, et très peu d’autres choses. Ni mesure d’audience ni tiers.`,
  title: 'Politique de confidentialité',
  updated: '13 juillet 2024',
  lead: 'Votre appareil fait le travail. Vos images ne sont jamais envoyées, et nous ne les voyons jamais.',
  sections: [
    {
      heading: 'Aucune donnée n’est collectée quand vous utilisez les outils',
      text: [
        'Il n’y a pas de compte, et aucun outil ne demande de nom, d’adresse ni de paiement. Nous ne savons pas qui vous êtes, quelles images vous ouvrez ni ce que vous en faites.',
        'Notre serveur ne conserve ni l’adresse IP des visiteurs ni le nom de leur navigateur, que ce soit dans une base de données ou dans son journal. L’entreprise qui héberge le serveur et les réseaux entre lui et vous peuvent garder une trace des connexions. Nous conservons en revanche ce que vous nous envoyez vous-même : voir « Ce que le serveur enregistre » ci-dessous.',
      ],
    },
    {
      heading: 'Traitement local',
      text: [
        'Le redimensionnement, la compression, la conversion, les lots et les fichiers ZIP : tout se passe dans votre navigateur. La page est livrée avec une règle qui lui interdit de contacter une autre adresse que la nôtre, et votre navigateur la fait respecter.',
      ],
    },
    {
      heading: 'Vérifiez vous-même',
      text: [
        'Vous n’êtes pas obligé de nous croire sur parole :',
        [
          '**Passez hors ligne.** Ouvrez un outil, mettez votre appareil en mode avion et continuez : il fonctionne toujours, et le lendemain aussi.',
          '**Observez le réseau.** Appuyez sur F12, choisissez « Réseau » et utilisez un outil. Vous voyez arriver des parties de ce site, chacune avec la méthode GET, et rien de votre image ne part. Les seules requêtes qui envoient quelque chose, avec la méthode POST, sont une recherche que vous avez tapée et un message que vous avez envoyé. Cliquez sur l’une d’elles pour lire son contenu.',
          '**Lisez la règle.** Au même endroit, cliquez sur la première ligne et cherchez « Content-Security-Policy » : sa partie connect-src ne nomme aucune autre adresse que celle de ce site.',
        ],
        'Ce qu’une telle règle ne peut empêcher dans aucun navigateur, c’est une page qui vous envoie ailleurs ou qui appelle directement un autre appareil (WebRTC). Nos pages ne font ni l’un ni l’autre et ne chargent aucun script d’un tiers qui pourrait le faire.',
      ],
    },
    {
      heading: 'Cookies et stockage local',
      text: [
        'Nous ne déposons aucun cookie. Vos choix sont gardés dans le stockage local de votre navigateur, que seul ce site peut lire, et ne sont jamais envoyés : le thème clair ou sombre, votre langue, l’affichage ou non des résultats pendant les réglages, le fait que les résultats gardent ou non le nom de vos fichiers, le texte et la couleur de votre dernier filigrane, et les derniers réglages utilisés dans chaque outil, comme le format et la qualité, qui vous sont proposés la fois suivante. Rien de tout cela ne contient vos images. La [politique de cookies](/fr/politique-de-cookies) en dit plus.',
        { slot: 'remember' },
        'Pour que les outils fonctionnent sans réseau, votre navigateur garde sur votre appareil une copie des pages et des programmes du site : les outils, ainsi que les pages et les formats d’image que vous avez utilisés, ou tous si vous choisissez « Rendre disponible hors ligne ». Une personne ayant accès à votre appareil pourrait donc voir lesquelles de nos pages vous avez ouvertes. Vos images ne sont pas gardées.',
        'Si vous installez le site et partagez des images avec lui depuis une autre application, elles attendent dans ce stockage jusqu’à ce que l’outil s’ouvre, puis en sont supprimées. Si vous avez effacé les données du site et partagez tout de même avec lui, votre système les envoie à notre serveur, qui ferme la connexion sans rien lire.',
      ],
    },
    {
      heading: 'Mesure d’audience par des tiers',
      text: [
        'Il n’y en a pas : ni mesure d’audience, ni publicité, ni polices, scripts ou images d’autres entreprises. Tout ce qu’une page charge vient de ce site.',
      ],
    },
    {
      heading: 'Ce que le serveur enregistre',
      text: [
        'Deux choses seulement, que vous avez toutes deux tapées, ou choisies parmi les suggestions, et envoyées :',
        [
          '**Les recherches.** Combien de fois chaque recherche a été faite chaque jour, pour savoir quels outils manquent. Ce compte ne comporte ni adresse, ni navigateur, ni heure, et il est effacé au bout de 400 jours.',
          '**Les messages.** Ce que vous écrivez dans le [formulaire de contact](/fr/contact) : nom, adresse e-mail, objet et texte, pour que nous puissions répondre. Une fois transmis à notre boîte, un message est effacé du serveur au bout de 30 jours.',
        ],
      ],
    },
    {
      heading: 'Enfants',
      text: [
        `${site.name} ne s’adresse pas aux enfants de moins de 13 ans, et nous ne collectons sciemment rien auprès d’eux. Si un enfant nous a envoyé un message, écrivez-nous et nous l’effacerons.`,
      ],
    },
    {
      heading: 'Vos droits',
      text: [
        'Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger ou effacer, ou vous opposer à son utilisation. Comme seuls les messages de contact peuvent être rattachés à une personne, une telle demande ne peut porter que sur vos messages.',
      ],
    },
    {
      heading: 'Conformité',
      text: [
        'Cette politique vise à respecter le RGPD de l’Union européenne, le RGPD du Royaume-Uni (UK GDPR) et le CCPA de Californie. Nous ne vendons ni ne partageons vos données.',
      ],
    },
    {
      heading: 'Contact',
      text: [`Pour toute question sur la confidentialité, écrivez à ${mailTo(ADDRESSES.privacy)}.`],
    },
  ],
};
