import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `${mailTo(ADDRESSES.support)}宛てのメールでもお問い合わせいただけます。`;

/** The contact page's texts. */
export const contactWords = {
  pageTitle: `お問い合わせ | ${site.name}`,
  description: `${site.name}へのお問い合わせページです。画像ツールについてのご質問、不具合のご報告、ご要望をお寄せください。営業日の24～48時間以内にお返事します。`,
  title: 'お問い合わせ',
  lead: 'ご質問、不具合、ご要望をお聞かせください。すべてのメッセージに目を通しています。',
  byEmail: 'メールで連絡',
  responseTime: 'お返事までの時間',
  hours: '営業日の24～48時間以内',
  name: 'お名前',
  email: 'メールアドレス',
  subject: '件名',
  message: 'メッセージ',
  /** The label of an invisible field. */
  empty: 'この欄は空欄のままにしてください',
  send: '送信',
  sending: '送信中...',
  sent: { title: '送信しました', description: 'メッセージを受け取りました。追ってお返事します。' },
  problems: {
    refused: `メッセージは送信されませんでした。上の入力欄をご確認ください。${writeToUs}`,
    'too-many': `お使いのネットワークからの送信が多すぎます。入力内容は残っていますので、しばらくしてからもう一度お試しください。${writeToUs}`,
    failed: `メッセージを送信できませんでした。入力内容は残っていますので、もう一度お試しください。${writeToUs}`,
  },
} as const;
