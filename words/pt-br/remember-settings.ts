/** The switch for remembering settings. */
export const rememberSettings = 'Lembrar neste dispositivo os ajustes que usei por último';
