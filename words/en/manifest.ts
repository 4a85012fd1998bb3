/** What a system says of the installed site. */
export const manifestDescription = 'Resize, compress and convert images inside the browser.';
