/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `Mode d’emploi : ${page}`;
export const OPERATING_SYSTEM = 'N’importe lequel, avec un navigateur web à jour';
export const REQUIREMENTS = 'Nécessite JavaScript et WebAssembly';
