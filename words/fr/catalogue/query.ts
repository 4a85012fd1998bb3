/** What is wrong with a search query. */
export const queryProblems = {
  short: 'La recherche doit compter au moins 2 caractères',
  long: 'La recherche doit compter au plus 100 caractères',
} as const;
