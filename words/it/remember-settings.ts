/** The switch for remembering settings. */
export const rememberSettings = 'Ricorda le ultime impostazioni su questo dispositivo';
