/** What a screen reader hears around a toast. */
export const toastWords = { region: 'Notificações', close: 'Fechar notificação' } as const;
