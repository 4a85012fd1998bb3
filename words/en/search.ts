import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Search | ${site.name}`,
  description: `Finds the right image tool on ${site.name} for what you type.`,
  finding: 'Finding the right tool for you...',
  needsScript: 'Search needs JavaScript. [The list of all tools](/#all-tools) does not.',
  field: 'Search tools',
  placeholder: 'Search tools…',
  suggestions: 'Suggestions',
  nothing: 'Nothing here does that. Try a format or a size.',
} as const;
