import { formatCount } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)}メートル`;

export const metadataWords = {
  step: '確認と削除',
  reading: 'ファイルの情報を読み取っています…',
  nothing: 'このファイルには、画像以外の情報はありません。',
  little: 'このファイルには、個人を特定しない情報だけが含まれています。',
  reveals: (parts: readonly string[]) => `このファイルからわかること：${parts.join('、')}。`,
  parts: {
    place: (metres: number) => `撮影場所（誤差およそ${distance(metres)}）`,
    placeName: (name: string) => `地名：${name}`,
    serial: 'カメラまたはレンズのシリアル番号',
    person: (name: string) => `名前：${name}`,
    time: (date: string) => `撮影日時：${date}`,
    camera: (name: string) => `カメラ：${name}`,
    video: '隠れた動画',
    hidden: '切り取った部分が写っているかもしれない隠れた小さな画像',
    generator: '画像生成のプロンプトや設定',
  },
  groups: {
    place: '場所',
    time: '日時',
    camera: 'カメラとレンズ',
    person: '人物と権利',
    software: 'ソフトウェアと履歴',
    text: 'テキスト',
    colour: '色',
    picture: '保存形式',
    other: 'その他',
  },
  coordinates: '座標',
  altitude: '標高',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'カメラの向き',
  bearing: (compass: string, degrees: number) => `${compass}（${formatCount(Math.round(degrees))}°）`,
  compass: ['北', '北東', '東', '南東', '南', '南西', '西', '北西'],
  copyCoordinates: '座標をコピー',
  coordinatesCopied: { title: '座標をコピーしました' },
  copyJson: 'JSONでコピー',
  jsonCopied: { title: 'タグをJSONでコピーしました' },
  hidden: 'ファイルに隠れているもの',
  kinds: {
    thumbnail: 'サムネイル',
    preview: 'プレビュー',
    'gain-map': 'HDRゲインマップ',
    depth: '深度マップ',
    picture: '別の画像',
    video: '動画',
    sound: '音声',
  },
  save: '保存',
  savePart: (kind: string) => `${kind}を保存`,
  notShown: 'この部分だけを表示することはできません。',
  profile: 'カラープロファイル',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `作成ソフト：${name}`,
  signedBy: (name: string) => `署名者：${name}（ここでは検証しません）`,
  seal: 'ファイルを変更すると、この署名は無効になります。',
  unknown: '不明なデータ',
  partial: 'メタデータの一部が壊れていて、読み取れませんでした。',
  all: (count: number) => `すべてのタグ（${formatCount(count)}件）`,
  search: 'タグを検索',
  none: '一致するタグはありません。',
  columns: { name: '名前', value: '値', raw: '保存された値', where: '場所' },
  more: (shown: number) => `最初の${formatCount(shown)}件だけを表示しています。検索でほかのタグも見つかります。`,
  unnamed: '不明なタグ',
  remove: '削除するもの',
  removals: {
    everything: 'すべて',
    place: '場所',
    'place-and-person': '場所と個人を特定する情報',
    'all-but-credits': '作者と著作権以外すべて',
  },
  removalLines: {
    everything: '画像以外は何も残りません。',
    place: '座標と地名を削除します。場所が写っている可能性があるため、サムネイルと動画も削除します。',
    'place-and-person': '名前、権利、シリアル番号、メーカー独自の情報、固有の識別子も削除します。',
    'all-but-credits': '作者、著作権、クレジットは残し、ほかはすべて削除します。',
  },
  byGroup: '項目ごと',
  byGroupLine:
    '選んだ項目と、それを含むメーカー独自の情報だけを削除します。隠れた画像、動画、不明なデータは常に削除します。',
  bytesCopied:
    '画像はバイト単位でコピーし、再エンコードしません。向き、カラープロファイル、解像度は画像に必要なため残ります。',
  mapStays: 'HDRゲインマップは、HDR画面での表示に必要なため残ります。',
  mapGoes: 'この端末のHDRゲインマップは削除されます。ほかの画面での見た目は変わりません。',
  takesEncode: 'このファイルは、再エンコードせずに情報を削除できません。圧縮すると削除できます。',
  toCompress: '画像を圧縮',
  cleaning: '削除しています…',
  left: (count: number) =>
    count === 0
      ? '再読み取りの結果：残りのタグは0件です。'
      : `再読み取りの結果：残りのタグは${formatCount(count)}件です。`,
  needed: (count: number) => `画像に必要な値が${formatCount(count)}件残ります。`,
  clean: '削除する情報はありません。',
  several: {
    reading: (read: number, files: number) =>
      `ファイルの情報を読み取っています：${formatCount(files)}件中${formatCount(read)}件…`,
    placed: (count: number, files: number) =>
      `${formatCount(files)}件中${formatCount(count)}件のファイルから場所がわかります。`,
    numbered: (count: number, files: number) =>
      `${formatCount(files)}件中${formatCount(count)}件のファイルからカメラまたはレンズのシリアル番号がわかります。`,
    telling: (count: number, files: number) =>
      `${formatCount(files)}件中${formatCount(count)}件のファイルに画像以外の情報があります。`,
    nothing: 'あなたのことがわかるファイルはありません。',
    details: (name: string) => `${name}の詳細`,
    back: (files: number) => `${formatCount(files)}件のファイル一覧`,
    takesEncode: '再エンコードせずに情報を削除できません。',
    takeEncode: (count: number) =>
      `${formatCount(count)}件のファイルは、再エンコードせずに情報を削除できません。圧縮すると削除できます。`,
    toBatch: 'まとめて圧縮',
  },
};
