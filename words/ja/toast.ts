/** What a screen reader hears around a toast. */
export const toastWords = { region: '通知', close: '通知を閉じる' } as const;
