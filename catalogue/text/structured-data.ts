/** What search engines read of a page besides its own text. */
export const structuredDataWords = {
  howTo: (name: string) => `How to use: ${name}`,
  operatingSystem: 'Any with a current web browser',
  requirements: 'Requires JavaScript and WebAssembly',
} as const;
