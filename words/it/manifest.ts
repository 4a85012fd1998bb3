/** The description of the installed site. */
export const manifestDescription = 'Ridimensiona, comprimi e converti immagini nel browser.';
