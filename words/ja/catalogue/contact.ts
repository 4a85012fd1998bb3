/** What is wrong with a field of the contact form. */
export const contactProblems = {
  oneLine: { name: 'お名前は1行で入力してください。', subject: '件名は1行で入力してください。' },
  name: { short: 'お名前は2文字以上で入力してください。', long: 'お名前は100文字以内で入力してください。' },
  email: '有効なメールアドレスを入力してください。',
  subject: { short: '件名は5文字以上で入力してください。', long: '件名は200文字以内で入力してください。' },
  message: {
    short: 'メッセージは10文字以上で入力してください。',
    long: 'メッセージは5000文字以内で入力してください。',
  },
  empty: 'この欄は空欄のままにしてください。',
} as const;
