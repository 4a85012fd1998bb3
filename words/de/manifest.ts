/** The description of the installed site. */
export const manifestDescription = 'Bilder im Browser verkleinern, komprimieren und umwandeln.';
