/** The description of the installed site. */
export const manifestDescription = 'Redimensione, comprima e converta imagens no próprio navegador.';
