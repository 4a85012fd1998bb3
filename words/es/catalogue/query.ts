/** What is wrong with a search query. */
export const queryProblems = {
  short: 'La búsqueda debe tener al menos 2 caracteres',
  long: 'La búsqueda puede tener como máximo 100 caracteres',
} as const;
