import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `ライセンス | ${site.name}`,
  description: `${site.name}がブラウザに送るオープンソースソフトウェアの一覧です。それぞれのライセンスと、ソースコードの入手先をご案内します。`,
  title: 'ライセンス',
  lead: `${site.name}は、多くの人々の成果の上に成り立っています。ブラウザに届くソフトウェアは次のとおりです。`,
  sections: [
    {
      heading: 'コーデックとLGPL',
      text: [
        'ほとんどの形式で、画像の読み込み、加工、書き出しは、wasm-vipsと呼ばれるWebAssembly版のlibvipsが行います。libvipsと、それに含まれるいくつかのライブラリ（glib、libexif、libheif）は、GNU Lesser General Public Licenseバージョン3に基づいています。HEIC画像の読み込みは、libheif-jsと呼ばれる形のlibheifとlibde265が行い、同じライセンスに基づいています。',
        'どちらも公開されたままの形で使われ、独立したファイルとして、サイトのスクリプトからアドレスで読み込まれます。ソースコードとビルド方法は、[github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips)、[github.com/libvips/libvips](https://github.com/libvips/libvips)、[github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js)、[github.com/strukturag/libheif](https://github.com/strukturag/libheif)にあります。変更を加えてビルドし、このサイトのコピーにあるこれらのファイルと置き換えることができます。',
      ],
    },
    {
      heading: '写真',
      text: [
        'タンポポのサンプル写真は、Clemens Engelhardt氏がパブリックドメイン（[CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)）として公開したものです。このサイトでは、切り抜いて縮小しています。',
      ],
    },
    {
      heading: 'パッケージ',
      text: [
        'すべてのライセンスの全文は、1つのファイルにまとめています：[licences.txt](/licences.txt)。',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `${name}に含まれるもの`;
