/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `Anleitung: ${page}`;
export const OPERATING_SYSTEM = 'Jedes mit aktuellem Webbrowser';
export const REQUIREMENTS = 'Benötigt JavaScript und WebAssembly';
