/** What a screen reader hears around a toast. */
export const toastWords = { region: 'Mitteilungen', close: 'Mitteilung schließen' } as const;
