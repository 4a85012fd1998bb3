import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Politique de cookies | ${site.name}`,
  description: `${site.name} ne dépose aucun cookie. Ce que sont les cookies, à quoi ils servent ailleurs et ce qui reste ici dans votre navigateur.`,
  title: 'Politique de cookies',
  lead: 'Ce site ne dépose aucun cookie. C’est pourquoi aucun bandeau ne vous en parle.',
  sections: [
    {
      heading: 'Ce que sont les cookies',
      text: [
        'Un cookie est un court texte qu’un site enregistre dans votre navigateur, et que votre navigateur lui renvoie à chaque visite suivante. Le stockage local y ressemble, mais n’est jamais envoyé : seules les pages du même site peuvent le lire, sur votre propre appareil.',
      ],
    },
    {
      heading: 'À quoi servent les cookies',
      text: [
        [
          '**Fonctions** qui doivent retenir quelque chose, comme rester connecté. Il n’y a pas de connexion ici, et les outils n’ont pas besoin de cookies.',
          '**Mesure d’audience**, pour suivre ce que font les visiteurs. Nous ne le faisons pas.',
          '**Préférences**, pour retenir comment vous aimez une page. Ici, il s’agit du thème, de la langue et de vos derniers réglages, dans le stockage local.',
        ],
      ],
    },
    {
      heading: 'Les types de cookies, et ceux que nous utilisons',
      text: [
        [
          '**Cookies essentiels :** aucun.',
          '**Cookies de mesure d’audience :** aucun.',
          '**Fonctionnalités :** aucun cookie, mais six entrées dans le stockage local. « theme » est écrite quand vous choisissez le thème clair ou sombre. Elle contient ce seul mot et disparaît quand vous revenez au thème de votre système. « live-results » est écrite quand vous choisissez de voir ou non les résultats pendant les réglages, et contient ce seul mot. « keep-original-name » contient un mot tant que vous voulez que les résultats portent le nom de vos fichiers. « own-formats » énumère les formats, comme PNG, que le compresseur garde parce que vous l’avez choisi. « language » est écrite quand vous choisissez une langue ou fermez la proposition d’une autre, et contient son code. « last-settings » contient les derniers réglages utilisés dans chaque outil et le texte et la couleur de votre dernier filigrane, pour que le site puisse vous les proposer à nouveau. L’interrupteur de la [politique de confidentialité](/fr/politique-de-confidentialite) les efface ; cette entrée contient alors un seul mot, qui dit de ne rien garder. Tant qu’un onglet est ouvert, son stockage de session retient votre position dans chaque page, pour que « retour » y ramène.',
          '**Utilisation hors ligne :** aucun cookie, mais des copies des propres fichiers de ce site, qu’un service worker garde dans le stockage en cache de votre navigateur. Elles ne disent rien de vous, sauf les pages que vous avez ouvertes et si vous avez choisi « Rendre disponible hors ligne ». Les images que vous partagez avec le site installé y sont aussi gardées jusqu’à ce que l’outil les ait ouvertes. Rien de tout cela n’est jamais envoyé.',
        ],
      ],
    },
    {
      heading: 'Vos choix dans le navigateur',
      text: [
        'Dans les paramètres de confidentialité ou de données de sites de votre navigateur, vous pouvez voir, effacer et bloquer ce que les sites enregistrent. Si vous bloquez tout, chaque outil fonctionne quand même. Seuls le thème, la langue, vos autres choix et vos derniers réglages sont oubliés quand vous partez, et le site ne fonctionne pas hors ligne.',
      ],
    },
    { heading: 'Contact', text: [`Des questions ? Écrivez à ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
