import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Licences | ${site.name}`,
  description: `Les logiciels open source que ${site.name} transmet à votre navigateur, sous quelles licences, et où trouver leur code source.`,
  title: 'Licences',
  lead: `${site.name} repose sur le travail d’autres personnes. Voici tous leurs logiciels que votre navigateur reçoit.`,
  sections: [
    {
      heading: 'Les codecs et la LGPL',
      text: [
        'Dans la plupart des formats, les images sont lues, modifiées et écrites par libvips, dans la version WebAssembly nommée wasm-vips. libvips et certaines bibliothèques qu’elle contient (glib, libexif, libheif) sont sous licence GNU Lesser General Public License, version 3. Les photos HEIC sont lues par libheif et libde265, dans la version nommée libheif-js, qui est sous la même licence.',
        'Toutes deux sont utilisées telles qu’elles ont été publiées et restent des fichiers séparés, que les scripts du site chargent par leur adresse. Leur code source et la façon de les compiler se trouvent sur [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) et [github.com/strukturag/libheif](https://github.com/strukturag/libheif). Vous pouvez les compiler avec vos propres modifications et remplacer ces fichiers dans une copie de ce site.',
      ],
    },
    {
      heading: 'La photo',
      text: [
        'La photo d’exemple avec les pissenlits est de Clemens Engelhardt, qui l’a versée dans le domaine public ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Elle est ici recadrée et réduite.',
      ],
    },
    {
      heading: 'Paquets',
      text: [
        'Le texte complet de chaque licence se trouve dans un seul fichier : [licences.txt](/licences.txt).',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `Dans ${name}`;
