/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `Come si usa: ${page}`;
export const OPERATING_SYSTEM = 'Qualsiasi, con un browser aggiornato';
export const REQUIREMENTS = 'Richiede JavaScript e WebAssembly';
