import type { FormatId } from '#engine/formats/format.ts';

/** What a file of 10 MB of each format is in practice, in full sentences. */
export const tenMegabytes: Readonly<Record<FormatId, string>> = {
  avif: '通常の画質なら、10MBのAVIFは1億画素を超えます。上限に達することはまずありません。',
  bmp: '1ピクセルあたり3バイトなので、10MBのBMPは約350万画素（例：2160 × 1618）です。',
  gif: '10MBのGIFには、幅480ピクセルの動画が数秒分、または単純な絵なら数百フレーム入ります。',
  heic: '1200万画素のHEICはふつう1～2.5MB、4800万画素でも5MB前後で、10MBを大きく下回ります。',
  ico: 'アイコンは1辺256ピクセルまでなので、10MBに近づくことはありません。',
  jpeg: '1200万画素の写真はふつう3～6MBです。10MBを超えるのは、4800万画素のスマホ写真や、最高画質のカメラ写真だけです。',
  jxl: '1200万画素の写真は、JXLでふつう1～3MBです。可逆圧縮なら10MBを超えることもあります。',
  pdf: 'PDFは、ページに入っているJPGより数百バイト大きいだけです。',
  png: '写真をPNGで保存すると1ピクセルあたり約2バイトになり、10MBで約500万画素です。スクリーンショットがそこまで大きくなることはほとんどありません。',
  svg: 'ほとんどのSVGは数KBです。数MBあるファイルには、たいてい地図や埋め込み写真が入っています。',
  tiff: '非圧縮のTIFFは1ピクセルあたり3バイトで、10MBで約350万画素です。LZWやDeflateで保存したスキャンなら、もっと多くなります。',
  webp: '静止画のWebPが10MBに近づくことはほとんどありません。長いアニメーションでは近づくこともあります。',
};
