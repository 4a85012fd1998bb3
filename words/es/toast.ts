/** What a screen reader hears around a toast. */
export const toastWords = { region: 'Notificaciones', close: 'Cerrar el aviso' } as const;
