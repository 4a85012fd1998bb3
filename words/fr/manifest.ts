/** The description of the installed site. */
export const manifestDescription = 'Redimensionner, compresser et convertir des images dans le navigateur.';
