/** The switch for remembering settings. */
export const rememberSettings = 'Mémoriser mes derniers réglages sur cet appareil';
