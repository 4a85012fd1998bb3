import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Vérifiez les conditions du site concerné.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'signatures et tampons',
    meta: 'Ramenez une photo ou une signature à 20 ko pour un formulaire de concours ou d’emploi. La page trouve la meilleure taille, sur votre appareil.',
    why: 'Les formulaires de candidature limitent souvent à 20 ko les signatures numérisées et les petites photos d’identité. C’est peu, mais assez pour une petite image.',
    limits: `Les concours bancaires en Inde demandent des signatures de 10 à 20 ko en 140 × 60 pixels, et des photos d’au moins 20 ko. ${CHECK}`,
    advice:
      'Recadrez d’abord, pour ne pas gaspiller de place avec la table ou le mur. Le papier blanc se compresse très bien : une signature bien éclairée arrive à 20 ko sans perte visible.',
    adjust:
      'Un grand portrait perd des pixels, car à 20 ko il est plus beau en 200 × 230 qu’en 800 × 920. Si le formulaire demande une taille en pixels, redimensionnez d’abord à celle-ci.',
    faqs: [
      [
        'Pourquoi le formulaire dit-il que mon fichier est trop petit ?',
        'Certains formulaires ont aussi un minimum, souvent 10 ko, et une petite signature en noir et blanc peut se retrouver en dessous. Fixez un poids plus élevé ou gardez plus de pixels.',
      ],
      [
        'Une photo de 5 Mo peut-elle vraiment passer à 20 ko ?',
        'Oui, mais elle doit perdre la plupart de ses pixels. Le résultat convient à un formulaire ou à une vignette, pas à un tirage.',
      ],
    ],
  },
  50: {
    tag: 'pour les formulaires',
    meta: 'Ramenez un portrait sous 50 ko pour une candidature en ligne. Votre navigateur trouve la meilleure image qui rentre. Gratuit, sans inscription.',
    why: 'Beaucoup de portails de candidature acceptent des portraits jusqu’à 50 ko. Un portrait de quelques centaines de pixels de large y tient bien. Une photo en taille réelle doit d’abord être réduite, et cette page le fait pour vous.',
    limits: `Les concours bancaires indiens acceptent des photos de 20 à 50 ko en 200 × 230 pixels. L’icône d’un pack de stickers WhatsApp doit peser moins de 50 ko. Pour un passeport britannique, 50 ko est le minimum. ${CHECK}`,
    advice:
      'Un fond uni fait gagner plus de place que n’importe quel réglage. Placez-vous à un mètre d’un mur, pour que sa texture soit floue.',
    adjust:
      'Si le formulaire demande des pixels en plus des kilooctets, redimensionnez d’abord aux pixels voulus, puis revenez ici.',
    faqs: [
      [
        'Jusqu’où le fichier s’approche-t-il de 50 ko ?',
        'Jamais au-dessus de 50 ko, et en général à moins de 3 % en dessous. Un fichier déjà plus léger reste tel quel.',
      ],
      [
        '50 ko, est-ce 50 000 ou 51 200 octets ?',
        'Ici, un kilooctet compte 1024 octets, comme dans Windows. Si possible, le fichier reste aussi sous 50 000 octets, car certains portails comptent ainsi. Pour être sûr, tapez 48.',
      ],
    ],
  },
  100: {
    tag: 'juste sous la limite',
    meta: 'Compressez une photo à 100 ko ou moins. La page trouve la meilleure image qui rentre, et vous la comparez à l’original. Rien n’est envoyé.',
    why: 'Formulaires, packs de stickers et sites rapides demandent souvent moins de 100 ko. C’est assez pour une image nette sur la moitié d’un écran d’ordinateur portable.',
    limits: `Un sticker WhatsApp fixe doit peser moins de 100 ko, un émoji Slack moins de 128 ko et une bannière publicitaire Google 150 ko au plus. Certains opérateurs mobiles limitent les MMS à 100 ko. ${CHECK}`,
    advice:
      'La page choisit la qualité : pensez donc aux pixels. Passer de 1200 à 1000 sur le plus grand côté libère 30 % de la place pour une meilleure qualité.',
    adjust:
      'Changez le nombre si votre limite est différente. 95 est un choix sûr pour les sites qui comptent 1000 octets par kilooctet.',
    faqs: [
      [
        'Et si la photo ne rentre avec aucune qualité ?',
        'Alors elle perd aussi des pixels, mais le moins possible. Si elle ne rentre toujours pas, la page vous le dit et garde le fichier le plus léger qu’elle a trouvé.',
      ],
      [
        'Pourquoi mon fichier fait-il 97 ko et non 100 ?',
        'Certains sites comptent 1000 octets par kilooctet : la page vise donc 100 000 octets au plus, soit ici 97,7 ko. Votre fichier ne dépasse jamais la limite.',
      ],
    ],
  },
  200: {
    tag: 'visas et démarches',
    meta: 'Ramenez une photo sous 200 ko pour un visa, un portail ou une boutique en ligne, tout en gardant une très bonne qualité. Sans quitter votre navigateur.',
    why: '200 ko suffisent pour un bon portrait carré ou une photo de produit, et restent nettement sous la limite de 240 ko des photos de visa américain.',
    limits: `Les photos de visa américain peuvent peser jusqu’à 240 ko ; elles sont carrées, de 600 à 1200 pixels par côté. Les émojis personnalisés de Discord peuvent peser jusqu’à 256 ko. ${CHECK}`,
    advice:
      'Pour une photo de visa, recadrez d’abord en carré et redimensionnez en 600 × 600. Alors 200 ko suffisent largement, sans trace de compression.',
    adjust: 'Si votre formulaire accepte 240 ou 250 ko, tapez ce nombre au lieu de 200.',
    faqs: [
      [
        'Combien de pixels conviennent à 200 ko ?',
        `Environ ${fills(200, 'middle')} pixels pour une photo moyenne avec une qualité de 75. Un gros plan à l’arrière-plan flou peut en avoir plus du double ; de la fourrure ou de l’herbe bien nette, seulement un quart.`,
      ],
      [
        'La compression change-t-elle l’arrière-plan ou mon visage ?',
        'Non. Les textures fines de la peau et des tissus sont un peu lissées. Les formes, les couleurs et les proportions restent les mêmes.',
      ],
    ],
  },
  300: {
    tag: 'MMS et concours',
    meta: 'Ramenez vos photos sous 300 ko pour un MMS, un portail d’inscription ou une newsletter. Rien n’est envoyé, tout reste sur votre appareil.',
    why: '300 ko est une vieille limite des réseaux mobiles, encore courante pour les MMS, les portails d’inscription et les newsletters. Une photo plein écran y tient bien.',
    limits: `La norme MMS de 2005 autorise jusqu’à 300 ko. Les formulaires de la fonction publique indienne acceptent photos et signatures de 20 à 300 ko. ${CHECK}`,
    advice:
      'Trois images de ce poids font une newsletter de presque un mégaoctet, à peu près ce que l’on accepte d’attendre sur un téléphone. Gardez l’image principale à 300 ko et les autres à 100 ko.',
    adjust: 'Regardez le résultat à la taille où il sera vu. À 1200 pixels de large, vous pouvez souvent descendre.',
    faqs: [
      [
        '300 ko, est-ce plus beau que 200 ko ?',
        'À peine, à nombre de pixels égal : la place en plus n’ajoute que du grain fin. Elle sert si vous l’employez pour plus de pixels.',
      ],
      [
        'Mon appli de messagerie compresse déjà les photos. Pourquoi le faire avant ?',
        'Parce que l’image est meilleure. Une photo déjà sous la limite de l’application passe souvent inchangée.',
      ],
    ],
  },
  500: {
    tag: 'nette en plein écran',
    meta: 'Compressez vos photos à 500 ko et gardez-les nettes en plein écran. Idéal pour blogs, annonces et candidatures ; privé et gratuit.',
    why: 'Un demi-mégaoctet suffit pour une photo qui remplit un écran d’ordinateur portable sans perte visible. Annonces, sites d’emploi et forums fixent souvent cette limite.',
    limits: `Les stickers peuvent peser jusqu’à 512 ko sur Telegram et Discord, et jusqu’à 500 ko sur WhatsApp s’ils sont animés. ${CHECK}`,
    advice: 'Visez 2048 pixels sur le plus grand côté et une qualité d’environ 80.',
    adjust: 'Le fichier n’a pas besoin d’atteindre 500 ko. Si une qualité de 75 donne déjà 350 ko, gardez-la.',
    faqs: [
      [
        'Puis-je imprimer une photo de 500 ko ?',
        'Oui, en 10 × 15 cm, soit 1181 × 1772 pixels à 300 ppp. En A4, la photo couvre quatre fois cette surface et paraît floue par endroits.',
      ],
      [
        'Le curseur de qualité est-il plus rapide ?',
        'Oui, si vous voulez simplement un fichier plus léger. S’il y a une limite, fixez un poids : la même qualité donne 300 ko pour une photo et 1,2 Mo pour la suivante.',
      ],
    ],
  },
  1024: {
    tag: 'jamais au-dessus',
    meta: 'Ramenez une photo juste sous 1 Mo, pour les profils, formulaires et sites qui refusent tout fichier plus lourd. Gratuit, et rien n’est envoyé.',
    why: 'Beaucoup de sites refusent les fichiers de plus d’un mégaoctet, souvent sans dire pourquoi. Une photo de 12 mégapixels reste belle à 1 Mo sur n’importe quel écran.',
    limits: `Les sites qui tournent sur le serveur web nginx refusent les envois de plus de 1 Mo si ce réglage n’est pas changé, et affichent « 413 Request Entity Too Large ». Les photos de profil GitHub doivent peser moins de 1 Mo, et celles d’un e-visa indien, 1 Mo au plus. ${CHECK}`,
    advice:
      'À 1 Mo, une photo de 12 mégapixels les garde tous, et vous ne voyez la perte qu’en zoomant à 100 %. Pour une image impeccable, divisez d’abord par deux la largeur et la hauteur.',
    adjust: 'Pour ce poids, la page essaie jusqu’à 15 fois pour s’approcher le plus possible de la limite.',
    faqs: [
      [
        'Pourquoi certains formulaires refusent-ils un fichier de 1 Mo ?',
        'Un formulaire envoie votre fichier avec ses autres champs, ce qui ajoute quelques centaines d’octets. Certains comptent aussi 1 000 000 octets par mégaoctet, d’autres 1 048 576. Tapez 960 pour être tranquille dans les deux cas.',
      ],
      [
        'Combien de ces photos tiennent dans un e-mail ?',
        'Environ 18 : Gmail s’arrête à 25 Mo, et les pièces jointes grossissent d’un tiers à l’envoi.',
      ],
    ],
  },
  2048: {
    tag: 'presque sans perte',
    meta: 'Ramenez vos photos sous 2 Mo presque sans changement visible, en général avec tous leurs pixels. Pour WordPress, formulaires et forums.',
    why: 'D’innombrables formulaires de contact, boutiques et blogs acceptent des fichiers jusqu’à 2 Mo, car c’est la valeur par défaut de PHP. Une photo de 12 mégapixels y arrive presque sans perte.',
    limits: `Les sites faits avec PHP acceptent 2 Mo par fichier, sauf si l’hébergeur a relevé cette limite. Stack Overflow accepte des images jusqu’à 2 Mo. ${CHECK}`,
    advice:
      'Ne réduisez pas la photo sans nécessité : à 2 Mo, une photo de 12 mégapixels garde une qualité d’environ 75 à 85.',
    adjust: 'Les photos peu détaillées restent souvent nettement sous 2 Mo, même avec une qualité de 90.',
    faqs: [
      [
        'Mon formulaire échoue sans message. Est-ce le poids du fichier ?',
        'C’est bien possible. Quand un fichier dépasse la limite, beaucoup de formulaires disent simplement qu’aucun fichier n’a été choisi. Réessayez avec un fichier de moins de 2 Mo.',
      ],
      [
        '2 Mo, est-ce trop pour une page web ?',
        'Non pour un fichier à télécharger, oui pour une image affichée. À la largeur de votre page, 200 à 300 ko ont le même aspect et se chargent bien plus vite.',
      ],
    ],
  },
  10000: {
    tag: 'très gros originaux',
    meta: 'Ramenez sous 10 Mo des photos et scans de 50 Mo au plus, en général avec tous leurs pixels. Vos fichiers restent sur votre appareil.',
    why: 'Les appareils photo de 45 mégapixels et les scanners à plat produisent des fichiers de 15 à 40 Mo, mais beaucoup de sites s’arrêtent à 10. Cette page les ramène sous 10 Mo, en général sans perdre un seul pixel.',
    limits: `GitHub, Discord et le service des passeports britannique acceptent des images jusqu’à 10 Mo. ${CHECK}`,
    advice:
      'Vous n’avez rien à sacrifier : 10 Mo suffisent pour 45 mégapixels avec une qualité de 85. Gardez les dimensions, au cas où un service d’archives ou un imprimeur les demanderait.',
    adjust: '10 000 ko est le poids le plus élevé que vous pouvez fixer, un peu moins que 10 Mo.',
    faqs: [
      [
        'Pourquoi cette page accepte-t-elle des fichiers plus lourds que les autres ?',
        'Parce que les fichiers de moins de 10 Mo n’ont pas besoin de cette page. Votre appareil fait le travail, et la limite de 50 Mo protège sa mémoire.',
      ],
      [
        'Puis-je utiliser un TIFF de mon scanner ?',
        'Oui. Vous obtenez un JPG, car un fichier sans perte ne peut pas être ramené à un poids donné.',
      ],
    ],
  },
};

/** These pages are not translated. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {};
