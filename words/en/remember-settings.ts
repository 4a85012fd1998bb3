/** The switch for remembering settings. */
export const rememberSettings = 'Remember the settings I used last on this device';
