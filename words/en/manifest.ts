/** The description of the installed site. */
export const manifestDescription = 'Resize, compress and convert images inside the browser.';
