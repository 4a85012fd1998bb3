/** What a screen reader hears around a toast. */
export const toastWords = { region: 'Notifiche', close: 'Chiudi la notifica' } as const;
