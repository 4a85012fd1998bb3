/** What is wrong with a search query. */
export const queryProblems = {
  short: 'La ricerca deve avere almeno 2 caratteri',
  long: 'La ricerca può avere al massimo 100 caratteri',
} as const;
