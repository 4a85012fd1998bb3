/** What a screen reader hears around a toast. */
export const toastWords = { region: 'Notifications', close: 'Fermer la notification' } as const;
