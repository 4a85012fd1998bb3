import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Licencias | ${site.name}`,
  description: `El software de código abierto que ${site.name} envía a tu navegador, con qué licencias y dónde está su código fuente.`,
  title: 'Licencias',
  lead: `${site.name} se apoya en el trabajo de otros. Este es todo el software suyo que recibe tu navegador.`,
  sections: [
    {
      heading: 'Los códecs y la LGPL',
      text: [
        'De leer, modificar y escribir las imágenes en la mayoría de los formatos se encarga libvips, en la compilación para WebAssembly llamada wasm-vips. libvips y algunas bibliotecas que contiene (glib, libexif, libheif) están bajo la GNU Lesser General Public License, versión 3. De leer las imágenes HEIC se encargan libheif y libde265, en la compilación llamada libheif-js, que está bajo la misma licencia.',
        'Ambas se usan tal como se publicaron y siguen siendo archivos independientes, que los scripts del sitio cargan por su dirección. Su código fuente, y cómo compilarlo, está en [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) y [github.com/strukturag/libheif](https://github.com/strukturag/libheif). Puedes compilarlas con tus propios cambios y sustituir estos archivos en una copia de este sitio.',
      ],
    },
    {
      heading: 'La foto',
      text: [
        'La foto de ejemplo de los dientes de león es de Clemens Engelhardt, que la cedió al dominio público ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Aquí está recortada y reducida.',
      ],
    },
    {
      heading: 'Paquetes',
      text: [
        'El texto completo de todas las licencias está en un solo archivo: [licences.txt](/licences.txt).',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `Dentro de ${name}`;
