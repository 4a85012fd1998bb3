/** What is wrong with a search query. */
export const queryProblems = {
  short: 'Der Suchtext muss mindestens 2 Zeichen haben',
  long: 'Der Suchtext darf höchstens 100 Zeichen haben',
} as const;
