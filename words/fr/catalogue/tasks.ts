import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Recadrer une image – libre, au format ou en pixels',
    meta: 'Recadrez une photo librement, en 1:1, 4:5 ou 16:9, ou à des pixels exacts. Le cadre est déjà posé et rien n’est envoyé.',
    why: 'Coupez ce qui distrait ou donnez à une photo la forme demandée par un site. Le cadre est sur l’image dès qu’elle s’ouvre.',
    does: 'Recadre les images JPG, PNG, WebP, GIF, TIFF, HEIC et AVIF, animations comprises.',
    steps: [
      `Appuyez sur « ${browse} » ou déposez une image : le cadre apparaît dessus.`,
      'Tirez les coins ou déplacez tout le cadre. Les flèches du clavier le déplacent finement. Choisissez un rapport sous l’image si besoin.',
      `Appuyez sur « ${download} ». Ce qui est hors du cadre n’est pas dans le fichier.`,
    ],
    facts: [
      [
        'Ce que le recadrage fait à la qualité',
        'Rien, tant que la taille reste la même : les pixels du cadre ne changent pas. Un JPG est même recadré sans être compressé de nouveau quand ses blocs le permettent, et la page le dit avant l’enregistrement.',
      ],
      [
        'Quel rapport pour quel usage',
        'Carré pour les profils et les boutiques, 4:5 pour occuper le plus de place sur Instagram, 16:9 pour les diapositives et la vidéo, 3:2 pour un tirage 15 × 10 cm, 9:16 pour remplir un téléphone.',
      ],
    ],
    faqs: [
      [
        'Puis-je recadrer à des pixels exacts ?',
        'Oui. Saisissez une largeur et une hauteur : le cadre prend cette forme et le résultat a exactement ces pixels.',
      ],
      [
        'Peut-on retrouver ce que j’ai coupé ?',
        'Non. Le fichier enregistré contient seulement ce qui était dans le cadre.',
      ],
      ['Un GIF animé reste-t-il animé ?', 'Oui, toutes ses images sont recadrées de la même façon.'],
    ],
  },
  turn: {
    title: 'Pivoter ou retourner une image – sans perte',
    meta: 'Redressez une photo couchée ou inversez-la en miroir. Les JPG pivotent sans nouvelle compression, dans votre navigateur.',
    why: 'Un scan couché, un selfie au texte inversé : une pression suffit. Les photos JPG gardent leur qualité, car seul l’ordre de leurs blocs change.',
    does: 'Fait pivoter les images par quarts de tour et les inverse dans les deux sens.',
    steps: [
      `Déposez votre photo ou cherchez-la avec « ${browse} ».`,
      'Les flèches sous l’image la tournent à gauche, à droite et l’inversent. Appuyez autant de fois que nécessaire.',
      `Enregistrez avec « ${download} ». Tous les programmes l’affichent désormais dans le même sens.`,
    ],
    facts: [
      [
        'Pourquoi certains programmes l’affichent couchée',
        'L’appareil note dans le fichier comment il était tenu et laisse les pixels tels quels. Les programmes qui ignorent cette note affichent la photo couchée. Ici, les pixels eux-mêmes sont tournés et la note disparaît.',
      ],
      [
        'Pivoter sans perte',
        'Un JPG est fait de petits blocs que l’on peut réordonner. La taille de la plupart des photos d’appareil y tombe juste. Sinon, la photo est enregistrée de nouveau en haute qualité, et une ligne sous les réglages dit lequel des deux a lieu.',
      ],
    ],
    faqs: [
      [
        'Puis-je tourner de quelques degrés ?',
        'Pas ici : seulement par quarts de tour, qui ne coûtent ni qualité ni bord.',
      ],
      [
        'Quelle différence entre pivoter et retourner ?',
        'Pivoter tourne l’image comme une feuille sur une table. Retourner la montre en miroir, le texte se lit alors à l’envers.',
      ],
    ],
  },
  borders: {
    title: 'Ajouter un bord à une photo – carré, 4:5 ou 9:16',
    meta: 'Entourez une photo d’un bord blanc, noir ou flou pour qu’elle tienne en 1:1, 4:5 ou 9:16 sans recadrage. Gratuit.',
    why: 'Un portrait pour un fil carré, une photo large pour une story : un bord remplit le reste et rien n’est perdu. Le blanc est déjà choisi.',
    does: 'Complète une image jusqu’à un rapport ou une taille, avec une couleur, ses propres bords flous ou de la transparence.',
    steps: [
      `Choisissez une photo avec « ${browse} ». Elle reçoit un bord blanc jusqu’au carré.`,
      'Passez la forme à 4:5, 9:16 ou 16:9 et choisissez le remplissage : blanc, noir, une autre couleur ou un flou.',
      `Appuyez sur « ${download} ». Tous les pixels de l’original y sont.`,
    ],
    facts: [
      [
        'Bord ou recadrage',
        'Recadrez quand les bords importent peu et que le sujet doit être grand. Ajoutez un bord quand tout doit rester : photos de groupe, œuvres, captures d’écran, produits qui touchent le bord.',
      ],
      [
        'Quel remplissage choisir',
        'Le blanc convient aux boutiques et aux fils clairs, le noir aux galeries et aux modes sombres. Le flou reprend les couleurs de la photo, idéal pour les stories et les vidéos. La transparence demande PNG ou WebP.',
      ],
    ],
    faqs: [
      [
        'Puis-je donner le même bord à plusieurs photos ?',
        'Oui. Choisissez-en plusieurs à la fois et ouvrez-les par lots : toutes sont complétées à la même forme.',
      ],
      [
        'La photo devient-elle plus petite ?',
        'Ses pixels restent. Le bord s’ajoute à l’extérieur, l’image entière devient donc plus grande.',
      ],
    ],
  },
  redact: {
    title: 'Flouter ou masquer une partie d’image – pour de bon',
    meta: 'Noircissez textes, plaques et visages, ou floutez-les. Ce que vous masquez n’est plus dans le fichier, et rien n’est envoyé.',
    why: 'Une capture sans numéro de compte, une rue sans plaques, une photo de classe sans visages : tracez un cadre sur ce que personne ne doit voir.',
    does: 'Couvre des rectangles d’une image de noir, de gros blocs ou d’un flou, et supprime ce qui était dessous.',
    steps: [
      `Ouvrez l’image avec « ${browse} ». Vous pouvez masquer aussitôt.`,
      'Tracez un cadre sur chaque partie. Prenez le noir pour les textes et les chiffres, les blocs ou le flou pour les visages.',
      `Appuyez sur « ${download} ». Les métadonnées et le lieu de prise de vue disparaissent aussi.`,
    ],
    facts: [
      [
        'Pourquoi le noir est plus sûr',
        'Les lettres et les chiffres sous un flou ou des blocs peuvent souvent être relus, car peu d’entre eux se ressemblent. Un cadre noir ne laisse rien à comparer. Pour des visages dans une foule, un flou fort suffit en général.',
      ],
      [
        'Ce qui peut encore vous trahir',
        'Certains téléphones gardent dans le fichier la photo d’origine ou une vignette. Ici, aucune des deux ne survit. Vérifiez aussi les reflets, les badges et les onglets ouverts.',
      ],
    ],
    faqs: [
      [
        'Quelqu’un peut-il enlever le cadre ?',
        'Non. Ce n’est pas un calque : les pixels dessous sont remplacés avant l’enregistrement.',
      ],
      [
        'Trouve-t-il les visages tout seul ?',
        'Non. C’est vous qui les marquez, ainsi rien n’échappe parce qu’un programme ne l’a pas reconnu.',
      ],
      [
        'L’image est-elle envoyée quelque part ?',
        'Non. Elle reste dans votre navigateur, et pour ces images c’est le plus important.',
      ],
    ],
  },
  watermark: {
    title: 'Ajouter un filigrane – votre nom ou votre logo',
    meta: 'Placez un texte ou un logo sur vos photos : coin, taille et opacité au choix. Une photo ou vingt, sans rien envoyer.',
    why: 'Signez vos aperçus, vos produits et vos brouillons. Saisissez un nom ou choisissez un logo, une place parmi neuf, et voyez-le aussitôt sur l’image.',
    does: 'Place un texte ou un PNG ou SVG transparent sur une image, à une taille qui suit la sienne.',
    steps: [
      `Choisissez une photo avec « ${browse} ». Les réglages du filigrane sont ouverts à côté.`,
      'Saisissez votre texte ou choisissez un logo, puis un coin. Baissez l’opacité jusqu’à ce qu’il ne gêne plus.',
      `Appuyez sur « ${download} ». Pour plus de photos, choisissez-en plusieurs : le lot les marque toutes pareil.`,
    ],
    facts: [
      [
        'Où un filigrane est utile',
        'Dans un coin, il est discret et facile à couper. Au milieu, à un tiers d’opacité, il protège un aperçu. Sa taille suit l’image, les grandes et les petites photos se ressemblent donc.',
      ],
      [
        'Un bon fichier de logo',
        'Un PNG ou SVG à fond transparent, au moins aussi large qu’il doit paraître. Le blanc avec une ombre fine se lit sur presque toutes les photos, le noir seulement sur les claires.',
      ],
    ],
    faqs: [
      [
        'Puis-je marquer vingt photos à la fois ?',
        'Oui. Déposez-les ensemble et ouvrez-les par lots : le filigrane a la même place sur toutes.',
      ],
      [
        'Ce site ajoute-t-il sa propre marque ?',
        'Jamais. Seul ce que vous saisissez ou choisissez apparaît sur votre image.',
      ],
      [
        'Quelles polices puis-je utiliser ?',
        'Celle de votre appareil. Pour une police particulière, enregistrez le texte en SVG ou PNG et choisissez ce fichier.',
      ],
    ],
  },
  passport: {
    title: 'Photo d’identité – 35 × 45 mm à 300 ppp',
    meta: 'Recadrez un portrait en 35 × 45 mm à 300 ppp, la taille de la plupart des passeports et visas : 413 × 531 pixels.',
    why: 'La plupart des pays demandent 35 × 45 mm. Le cadre a déjà cette forme et le fichier indique 300 ppp, pour que l’impression et les formulaires aient la bonne taille.',
    does: 'Recadre un portrait en 413 × 531 pixels et inscrit 300 points par pouce dans le fichier.',
    steps: [
      `Prenez un portrait devant un mur uni et ouvrez-le avec « ${browse} ».`,
      'Placez le cadre pour que le visage, du menton au sommet du crâne, occupe 70 à 80 % de la hauteur.',
      `Appuyez sur « ${download} », puis imprimez sans mise à l’échelle ou envoyez au formulaire.`,
    ],
    facts: [
      [
        'Tailles selon les pays',
        'Europe, Australie et Japon : 35 × 45 mm. États-Unis : 2 × 2 pouces, parmi les tailles courantes. Canada : 50 × 70 mm. Chine : 33 × 48 mm. En France, les titres demandent une photo d’un photographe ou d’une cabine agréés.',
      ],
      [
        'Ce qui est vérifié',
        'Une expression neutre, les yeux ouverts, des lunettes sans reflet, une lumière régulière et un fond uni et clair. Cette page recadre et met à l’échelle. Elle ne retouche pas, car les autorités refusent les visages modifiés.',
      ],
    ],
    faqs: [
      [
        'Le formulaire veut 50 ko au plus. Que faire ?',
        'Téléchargez la photo, puis ouvrez-la sur la page 50 ko : elle garde ces pixels et cherche la meilleure qualité.',
      ],
      [
        'Peut-elle remplacer le fond ?',
        'Non. Placez-vous à un demi-mètre d’un mur blanc ou gris clair, éclairé régulièrement.',
      ],
      [
        'Comment en imprimer plusieurs sur une feuille ?',
        'Placez le fichier plusieurs fois dans un document, ou commandez des photos d’identité sur un tirage 15 × 10 cm.',
      ],
    ],
  },
  gif: {
    title: 'Créer un GIF avec des photos – en un seul fichier',
    meta: 'Faites un GIF animé de vingt images au plus : mettez-les en ordre, réglez la durée, enregistrez un fichier. Sans envoi.',
    why: 'Un avant et après, un guide pas à pas, une rafale de photos : chaque image devient une étape de l’animation, dans l’ordre de la liste.',
    does: 'Réunit des images en un GIF animé, ou en un WebP animé plus léger.',
    steps: [
      'L’action et une seule animation pour toutes les images sont déjà choisies.',
      'Réglez la durée de chaque image, et une taille plus petite si c’est pour une messagerie.',
      `Ajoutez les images avec « ${browse} », appuyez sur « ${processAll} », puis sur « ${download} ».`,
    ],
    facts: [
      [
        'Combien pèse un GIF',
        'Chaque image a 256 couleurs au plus et est enregistrée presque entière. Dix photos de 480 pixels de large pèsent un à deux mégaoctets, deux fois plus larges, quatre fois plus. Un WebP animé en fait souvent le tiers.',
      ],
      [
        'Combien de temps montrer chaque image',
        'Environ 100 millisecondes pour un mouvement, 500 pour des étapes, deux secondes pour un texte. Aucun navigateur ne descend sous 20 millisecondes.',
      ],
    ],
    faqs: [
      [
        'Puis-je faire un GIF d’une vidéo ?',
        'Pas ici : les vidéos ne s’ouvrent pas. Enregistrez d’abord quelques images de la vidéo.',
      ],
      [
        'Pourquoi les photos ont-elles du grain ?',
        'Parce que 256 couleurs doivent en imiter des millions en mêlant des points. Le WebP les garde toutes.',
      ],
      ['Tourne-t-il en boucle ?', 'Oui, comme on l’attend d’un GIF.'],
    ],
  },
  'remove-exif': {
    title: 'Supprimer les données EXIF, chaque pixel reste',
    meta: 'Supprimez EXIF, XMP, IPTC et miniatures cachées de vos JPG, PNG, WebP, HEIC et autres. L’image est copiée telle quelle, rien n’est envoyé.',
    why: 'Une photo contient son appareil, sa date, souvent un lieu et un numéro de série. Tout sauf l’image est déjà coché : déposez le fichier et enregistrez-le.',
    does: 'Retire les métadonnées des fichiers JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF et SVG, un seul ou des centaines.',
    steps: [
      `Déposez une photo ou plusieurs, ou cherchez-les avec « ${browse} ». Une phrase dit ce que chacune révèle.`,
      'Laissez tout coché, ou supprimez seulement quelques groupes, comme les logiciels ou les noms.',
      `Appuyez sur « ${download} ». Le nouveau fichier a été relu, et le nombre de balises restantes figure près du bouton.`,
    ],
    facts: [
      [
        'Sans nouvelle compression',
        'La plupart des outils ouvrent l’image et l’enregistrent de nouveau, au prix de la qualité. Ici, les données compressées sont copiées octet par octet et seuls les blocs autour disparaissent : le JPG reste exactement le même à l’œil.',
      ],
      [
        'Ce qui reste, et pourquoi',
        'L’orientation, le profil de couleurs et la résolution restent, car l’image changerait sans eux. Rien de cela ne vous identifie.',
      ],
    ],
    faqs: [
      [
        'Les sites ne suppriment-ils pas déjà l’EXIF ?',
        'Certains, pour ce que voient les autres, mais ils reçoivent quand même votre original. Les e-mails, les clouds et la plupart des messageries transmettent les fichiers entiers.',
      ],
      [
        'Puis-je nettoyer tout un dossier ?',
        'Oui. Déposez-le ici : les photos nettoyées reviennent en un seul ZIP, chacune avec sa date.',
      ],
    ],
  },
  'view-exif': {
    title: 'Voir les données EXIF : que révèle votre photo ?',
    meta: 'Voyez EXIF, XMP et IPTC d’une photo : lieu, heure, appareil, objectif, noms, aperçus cachés. Cherchez dans toutes les balises. Rien ne quitte l’appareil.',
    why: 'Découvrez ce qu’une photo dit de vous avant de la partager, ou avec quels réglages elle a été prise. L’essentiel vient d’abord, en une phrase.',
    does: 'Liste chaque balise des fichiers JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL et SVG avec une valeur lisible, et montre les images cachées.',
    steps: [
      `Choisissez une photo avec « ${browse} » ou déposez-la sur la page.`,
      'Lisez le résumé, puis les groupes : lieu, heure, personnes, appareil, logiciels. Le tableau en dessous contient toutes les balises, avec une recherche.',
      `Copiez les coordonnées ou toutes les balises en JSON. « ${download} » enregistre une copie sans elles.`,
    ],
    facts: [
      [
        'Plus que l’EXIF',
        'Les logiciels de retouche écrivent du XMP, les agences de presse de l’IPTC, les appareils leurs propres notes, et les téléphones ajoutent cartes HDR, cartes de profondeur ou une seconde de vidéo. Tout figure ici, même Content Credentials et les textes des générateurs d’images.',
      ],
      [
        'La précision d’un lieu',
        'La page la déduit des chiffres des coordonnées ou de ce que le téléphone a noté. Cinq mètres, c’est une porte d’entrée ; cent kilomètres, une région.',
      ],
    ],
    faqs: [
      [
        'Pourquoi ma photo n’a-t-elle pas d’EXIF ?',
        'Les messageries, les captures d’écran et beaucoup de sites le suppriment. Demandez le fichier d’origine plutôt que celui qui a été publié.',
      ],
      [
        'Y a-t-il une carte ?',
        'Non : une carte venue d’ailleurs apprendrait le lieu. Copiez les coordonnées dans une carte de confiance.',
      ],
    ],
  },
  'remove-location': {
    title: 'Supprimer le lieu d’une photo : GPS et noms',
    meta: 'Voyez où une photo dit avoir été prise et supprimez seulement cela : coordonnées, noms de lieux, aperçus. Appareil et date restent. Dans votre navigateur.',
    why: 'Les téléphones inscrivent les coordonnées du domicile, de l’école ou du travail dans chaque image. Ici, seul le lieu disparaît ; la date qui sert au tri reste.',
    does: 'Supprime les coordonnées GPS et les noms de lieux d’une photo, sans toucher un seul pixel.',
    steps: [
      `Déposez la photo ici, ou appuyez sur « ${browse} ». Si elle contient un lieu, la première ligne l’indique.`,
      'Le lieu est déjà choisi. Vous pouvez ajouter ce qui vous identifie, comme les numéros de série et les noms.',
      `Appuyez sur « ${download} » pour obtenir la même image sans son lieu.`,
    ],
    facts: [
      [
        'Un lieu se cache à plusieurs endroits',
        'Outre le GPS, il y a des noms de villes dans IPTC et XMP, et les notes de certains appareils. Tous disparaissent, comme les petits aperçus et les vidéos du fichier, car ils peuvent montrer où vous étiez.',
      ],
      [
        'Le désactiver à la source',
        'Sur iPhone : Réglages, Confidentialité, Service de localisation, Appareil photo, Jamais. Sur Android, c’est un bouton dans les réglages de l’appareil photo. Les photos existantes gardent leur lieu jusqu’à ce que vous le supprimiez.',
      ],
    ],
    faqs: [
      [
        'La rue reste-t-elle visible dans l’image ?',
        'Oui : un panneau ou une maison reste dans les pixels. Masquez-les avec la page qui floute une partie d’image.',
      ],
      [
        'Cela marche-t-il avec les photos d’iPhone ?',
        'Oui, les photos HEIC sont nettoyées en HEIC, avec toute leur qualité.',
      ],
    ],
  },
  'change-date': {
    title: 'Changer la date d’une photo – une seule ou un lot',
    meta: 'Corrigez la date de prise de vue : fixez-en une autre, ou décalez des centaines de photos d’un appareil mal réglé. Chaque pixel reste, rien n’est envoyé.',
    why: 'Si l’horloge d’un appareil se trompe d’une heure ou d’un an, ses photos sont mal classées dans tous les albums. Fixez la bonne date, ou décalez-les toutes de la même durée.',
    does: 'Écrit la date dans EXIF, XMP et IPTC, dans un fichier ou dans des centaines, sans toucher un seul pixel.',
    steps: [
      `Déposez une photo ou plusieurs, ou trouvez-les avec « ${browse} ». La date actuelle s’affiche.`,
      'Choisissez « Fixer » pour une nouvelle date et heure, ou « Décaler » de jours, d’heures et de minutes. Rien d’autre n’est supprimé du fichier.',
      `Appuyez sur « ${download} ». Le nouveau fichier a été relu, et sa date est au-dessus du bouton.`,
    ],
    facts: [
      [
        'Un appareil dont l’horloge était fausse',
        'Déposez toutes ses photos à la fois et décalez-les de la même durée : une heure pour l’heure d’été, plusieurs pour un autre fuseau, ou des jours et des minutes pour une horloge jamais réglée. L’ordre des photos reste le même.',
      ],
      [
        'De quelle date s’agit-il ?',
        'Une photo indique quand elle a été prise, numérisée et modifiée, et toutes ces dates sont corrigées ensemble. Le fichier a aussi sa propre date, que les albums utilisent rarement. Dans un ZIP, les fichiers peuvent porter la date de leur photo.',
      ],
    ],
    faqs: [
      [
        'La photo perd-elle en qualité ?',
        'Non. L’image compressée est copiée octet par octet, seules les données qui l’accompagnent sont écrites.',
      ],
      [
        'Puis-je ajouter un auteur ou un copyright ?',
        'Oui. Auteur, copyright, légende, mots-clés et résolution se trouvent sous la date.',
      ],
    ],
  },
};
