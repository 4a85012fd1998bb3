import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;

const compress: PageText = {
  title: `画像の一括圧縮｜一度に${BATCH_LIMIT}枚まで`,
  metaDescription: `最大${BATCH_LIMIT}枚の画像を同じ画質で一度に圧縮し、ZIPで保存。無料で使えて、写真がブラウザの外に出ることはありません。登録も不要。`,
  h1: '画像の一括圧縮',
  description:
    '旅行の写真も、出品用の写真も、報告書の写真も、一度にまとめて軽くできます。画質を一度選び、各ファイルがどれだけ減ったかを確認して、ZIPでダウンロードするだけです。',
  toolDescription: `最大${BATCH_LIMIT}枚の画像を同じ画質で圧縮し、ZIPにまとめます。`,
  steps: [
    {
      name: selectAction,
      text: `「圧縮」が選択済みです。「${quality}」の初期値は${COMPRESS_QUALITY}です。すべて処理する前に、1～2枚で見比べましょう。`,
    },
    {
      name: '画像を追加',
      text: `いくつかのファイルやフォルダごとドロップするか、「${browse}」を押します。`,
    },
    { name: processAll, text: `「${processAll}」を押します。複数の画像を同時に処理します。` },
    { name: downloadAll, text: `「${downloadAll}」で、結果を元の名前と日付のまま1つのZIPにまとめます。` },
  ],
  facts: [
    {
      heading: `画像を${compressFrame}に収まるよう縮小する理由`,
      paragraphs: [
        `一括処理した画像は、送ったり公開したりすることがほとんどです。そのため、大きい画像は${compressFrame}ピクセルに収まるように縮小します。それだけで1200万画素の写真は160万画素になり、ピクセル数が${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}%減ります。`,
        'すべてのピクセルを残すには、写真を1枚ずつ圧縮するか、変換を使ってください。',
      ],
    },
    {
      heading: '上限いっぱいまで処理すると',
      paragraphs: [
        `1枚${bytesText(phoneBytes)}のスマホ写真が${BATCH_LIMIT}枚で${bytesText(phoneBytes * BATCH_LIMIT)}になり、25MBのメール3通にも収まりません。1枚300KBなら、合計${bytesText(300 * 1024 * BATCH_LIMIT)}です。`,
      ],
    },
  ],
  faqs: faqs([
    [
      '一度に何枚まで圧縮できますか？',
      `無料で一度に${BATCH_LIMIT}枚、1枚${UPLOAD_LIMIT_MB}MBまでです。「このまま開く」を押せば、端末のメモリが許す限り、もっと大きいファイルや多くの枚数も開けます。`,
    ],
    [
      '壊れたファイルがあるとどうなりますか？',
      'そのファイルだけが理由とともに「失敗」と表示されます。ほかは処理が続き、失敗したファイルは再試行できます。',
    ],
    [
      '合計でどのくらい減りますか？',
      '通常は1枚あたり30～80%減り、縮小も行えばさらに減ります。小さくならないファイルは、そのままお返しします。',
    ],
  ]),
};

const resize: PageText = {
  title: '画像の一括リサイズ｜サイズをそろえる',
  metaDescription: `最大${BATCH_LIMIT}枚の画像を、ゆがめずに同じサイズにリサイズ。ZIPでも1枚ずつでもダウンロードできます。アップロードはありません。`,
  h1: '画像の一括リサイズ',
  description:
    '商品写真、スライド、ギャラリーは、画像のサイズがそろうとすっきり見えます。設定は一度だけ。縦長も横長も、それぞれの縦横比のまま収めます。',
  toolDescription: `最大${BATCH_LIMIT}枚の画像を同じサイズに収まるように縮小し、それぞれの縦横比と形式を保ちます。`,
  steps: [
    { name: selectAction, text: 'ページを開くと「リサイズ」が選択済みです。' },
    {
      name: '設定',
      text: `「${width}」は${BATCH_RESIZE_FRAME.width}、「${height}」は${BATCH_RESIZE_FRAME.height}から始まります。引き伸ばされないように、「${lock}」はオンのままにしてください。`,
    },
    { name: '画像を追加', text: `「${browse}」で画像を追加します。形式が混ざっていてもかまいません。` },
    {
      name: processAll,
      text: `「${processAll}」を押し、1枚ずつ、または「${downloadAll}」でダウンロードします。`,
    },
  ],
  facts: [
    {
      heading: `いろいろな画像を${resizeFrame}に収めると`,
      paragraphs: ['縦横比を保つので、どの画像も幅か高さのどちらかがぴったりになります。'],
      table: {
        columns: ['画像', '結果'],
        rows: [
          ['ワイド 16:9', '1280 × 720'],
          ['カメラ 3:2', '1080 × 720'],
          ['スマホ 4:3', '960 × 720'],
          ['正方形', '720 × 720'],
          ['スマホ縦向き 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'ギャラリー用に幅をそろえる',
      paragraphs: [
        '高さを空欄にして、幅だけを指定します。すべての画像が同じ幅になり、高さはそれぞれに応じて変わります。段組みのレイアウトにぴったりです。',
      ],
    },
  ],
  faqs: faqs([
    [
      '枚数に制限はありますか？',
      `無料で一度に${BATCH_LIMIT}枚まで、何回でも使えます。「このまま開く」を選べば、もっと多く開けます。`,
    ],
    [
      '画像の形式はそのままですか？',
      'はい。PNGはPNGのまま、アニメーションGIFは動くままです。形式をそろえるには、あとから変換してください。',
    ],
    [
      '写真20枚でどのくらいかかりますか？',
      '1000万画素の写真20枚を1280ピクセルにリサイズして約2秒です（2コアのパソコンで測定）。',
    ],
  ]),
};

const convert: PageText = {
  title: '画像の一括変換｜形式をまとめてそろえる',
  metaDescription: `HEIC、PNG、JPG、TIFF、WebPなどを最大${BATCH_LIMIT}枚まで一度に同じ形式に変換し、ZIPで保存。無料で、アップロードはありません。`,
  h1: '画像の一括変換',
  description:
    'スマホのHEIC、別のスマホのPNG、スキャナーのTIFF。ばらばらの画像を、すべて同じ形式にそろえます。失われるものがあれば、ファイルごとに表示します。',
  toolDescription: `読み込めるあらゆる形式の画像を、最大${BATCH_LIMIT}枚まで、選んだ1つの形式に変換します。`,
  steps: [
    { name: selectAction, text: 'このページでは「変換」が選択済みです。' },
    {
      name: '設定',
      text: `「${targetFormat}」はWebP、画質${COMPRESS_QUALITY}から始まります。人に送るならJPG、ピクセルを正確に残すならPNGを選びます。`,
    },
    {
      name: '画像を追加',
      text: `「${browse}」でファイルを追加します。拡張子が間違っていても大丈夫です。`,
    },
    {
      name: processAll,
      text: `「${processAll}」を押してから、「${downloadAll}」でZIPを保存します。同じ名前のファイルができることはありません。`,
    },
  ],
  facts: [
    {
      heading: 'どの形式を選ぶか',
      paragraphs: [],
      table: {
        columns: ['目的', '形式', '理由'],
        rows: [
          ['誰でも開けるファイル', 'JPG', 'どのソフトでも開ける（透明は白になる）'],
          ['サイト', 'WebP', '小さいファイルで透明とアニメーションを保てる'],
          ['編集用の正確なコピー', 'PNG', '何も失われない（写真は大きくなる）'],
          ['印刷所', 'TIFF', '可逆で、16ビットの色を保てる'],
          ['最小のファイル', 'AVIF', '最もよく圧縮できる（1枚に数秒かかる）'],
        ],
      },
    },
    {
      heading: 'ZIPの中のファイル名',
      paragraphs: [
        'photo.heicはphoto.webpになります。photo.pngも追加していれば、そちらはphoto (2).webpになるので、上書きされることはありません。',
      ],
    },
  ],
  faqs: faqs([
    [
      '一部のファイルだけ別の形式にできますか？',
      '同じ一括処理の中ではできません。設定は全ファイル共通です。そのファイルをリストから外し、1枚ずつ変換してください。',
    ],
    ['無料で何枚まで使えますか？', `一度に${BATCH_LIMIT}枚、1枚${UPLOAD_LIMIT_MB}MBまでです。登録はいりません。`],
    [
      '写真の日付は残りますか？',
      'ファイルの日付はZIPの中でもそのままです。カメラが写真に記録した位置情報などは削除されます。',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
