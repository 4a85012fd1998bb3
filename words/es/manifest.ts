/** The description of the installed site. */
export const manifestDescription = 'Redimensiona, comprime y convierte imágenes dentro del navegador.';
