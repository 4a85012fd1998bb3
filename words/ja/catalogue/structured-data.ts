/* What search engines read of a page besides its own text. */

export const howToName = (page: string) => `使い方：${page}`;
export const OPERATING_SYSTEM = '最新のブラウザが動くすべてのOS';
export const REQUIREMENTS = 'JavaScriptとWebAssemblyが必要';
