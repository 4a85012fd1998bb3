/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `Cómo se usa: ${page}`;
export const OPERATING_SYSTEM = 'Cualquiera con un navegador actual';
export const REQUIREMENTS = 'Requiere JavaScript y WebAssembly';
