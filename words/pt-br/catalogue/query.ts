/** What is wrong with a search query. */
export const queryProblems = {
  short: 'A busca deve ter pelo menos 2 caracteres',
  long: 'A busca deve ter no máximo 100 caracteres',
} as const;
