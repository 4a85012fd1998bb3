import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Licenças | ${site.name}`,
  description: `O software de código aberto que o ${site.name} envia ao seu navegador, sob quais licenças, e onde está o código-fonte.`,
  title: 'Licenças',
  lead: `O ${site.name} se apoia no trabalho de outras pessoas. Este é todo o software delas que o seu navegador recebe.`,
  sections: [
    {
      heading: 'Os codecs e a LGPL',
      text: [
        'Na maioria dos formatos, as imagens são lidas, alteradas e gravadas pela libvips, na versão WebAssembly chamada wasm-vips. A libvips e algumas bibliotecas dentro dela (glib, libexif, libheif) estão sob a GNU Lesser General Public License, versão 3. As imagens HEIC são lidas pela libheif e pela libde265, na versão chamada libheif-js, que está sob a mesma licença.',
        'As duas são usadas como foram publicadas e continuam sendo arquivos separados, que os scripts do site carregam pelo endereço. O código-fonte delas, e como compilá-lo, está em [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) e [github.com/strukturag/libheif](https://github.com/strukturag/libheif). Você pode compilá-las com suas próprias alterações e substituir esses arquivos em uma cópia deste site.',
      ],
    },
    {
      heading: 'A foto',
      text: [
        'A foto de exemplo, de dentes-de-leão, é de Clemens Engelhardt, que a colocou em domínio público ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Aqui ela está cortada e reduzida.',
      ],
    },
    {
      heading: 'Pacotes',
      text: [
        'O texto completo de cada licença está em um só arquivo: [licences.txt](/licences.txt).',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `Dentro de ${name}`;
