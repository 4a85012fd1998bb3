/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `Como usar: ${page}`;
export const OPERATING_SYSTEM = 'Qualquer um com um navegador atual';
export const REQUIREMENTS = 'Requer JavaScript e WebAssembly';
