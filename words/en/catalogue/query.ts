/** What is wrong with a search query; wordings of the specification are exact. */
export const queryProblems = {
  short: 'Search query must be at least 2 characters',
  long: 'Search query must be at most 100 characters',
} as const;
