/** The switch for remembering settings. */
export const rememberSettings = 'Recordar en este dispositivo los últimos ajustes que usé';
