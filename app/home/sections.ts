/** The ids that a hash in the address scrolls to. */
export const SECTIONS = {
  tools: 'tools',
  collections: 'collections',
  directory: 'all-tools',
  help: 'help',
  faq: 'faq',
} as const;
