/** The switch for remembering settings. */
export const rememberSettings = 'Meine letzten Einstellungen auf diesem Gerät merken';
