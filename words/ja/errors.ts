import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'ファイルが壊れているか不完全なため、開けません。別のコピーをお試しください。',
  incomplete: 'ファイルの末尾が欠けています。別のコピーをお試しください。',
  'file-changed': 'このファイルは選んだあとに変更されました。もう一度選んでください。',
  unsupported:
    'このファイルは、ここで読み込める画像ではありません。JPG、PNG、WebP、TIFF、GIFのいずれかを選んでください。',
  'camera-raw':
    'これはカメラのRAWファイルで、先に現像が必要です。カメラ付属のソフトでJPGかTIFFに保存してから、それを開いてください。',
  'beyond-browser': 'このブラウザではこの形式を扱えません。別の形式を選ぶか、新しいブラウザをお試しください。',
  'too-large': 'この画像はピクセル数が多すぎて、このブラウザでは扱えません。もっと小さい画像を選んでください。',
  'bad-recipe': 'この設定は画像に合いません。幅、高さ、切り抜き範囲をご確認ください。',
  'watermark-missing': '透かし用の画像がありません。もう一度選んでください。',
  'watermark-differs': 'この設定の透かしとは別の画像です。もう一度選んでください。',
  'watermark-unreadable': '透かし用の画像を開けません。別の画像を選んでください。',
  'codec-failed': 'この設定では画像を保存できませんでした。別の設定をお試しください。',
  'out-of-memory': 'この画像を扱うための空きメモリが足りません。ほかのタブを閉じて、もう一度お試しください。',
  cancelled: 'キャンセルしました。',
  'codec-unavailable': 'この形式に必要なプログラムを読み込めませんでした。接続を確認して、もう一度お試しください。',
  'no-file': '先に画像を選んでください。',
  'not-a-file': '画像ファイルを選んでください。',
  'engine-unavailable': '画像ツールを読み込めませんでした。接続を確認して、もう一度お試しください。',
};

/** The sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: '画像を読み込めませんでした',
  incomplete: 'ファイルの末尾が欠けています',
  'file-changed': '選んだあとにファイルが変更されました。もう一度選んでください',
  'engine-unavailable': '画像ツールを読み込めませんでした',
  unsupported: '選択したファイルは画像ではありません',
  'no-file': 'ファイルがありません',
  'not-a-file': '選択したものはファイルではありません',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'ファイルの末尾が欠けています。残りの部分で続けますか？'
      : `画像の最後の${missingPercent(missing)}が欠けています。残りの部分で続けますか？`,
  goOn: '残りの部分で続ける',
};

/** An error without a message. */
export const unknownError = '原因不明のエラー';

export const compressionFailed = (reason: string) => `圧縮できませんでした：${reason}`;

export const unwritable = (label: string) => `このブラウザでは${label}を書き出せません。`;

export const tooLarge: TooLargeWords = {
  side: (most, size) => `この形式では各辺${formatCount(most)}ピクセルまでですが、この設定では${size}になります。`,
  own: (size, beyond) => `この画像は${size}ピクセルです。${beyond}`,
  made: (size, beyond) => `この設定では${size}ピクセルになります。${beyond}`,
  beyond: (megapixels) => `上限の${formatCount(megapixels)}メガピクセルを超えています。`,
};
