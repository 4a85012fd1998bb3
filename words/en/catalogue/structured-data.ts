/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `How to use: ${page}`;
export const OPERATING_SYSTEM = 'Any with a current web browser';
export const REQUIREMENTS = 'Requires JavaScript and WebAssembly';
