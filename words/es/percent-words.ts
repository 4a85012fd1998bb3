export const percentWords = {
  /** Above nothing, but rounded to it. */
  small: 'menos de un 0,1\u00a0%',
  percent: (value: string) => `${value}\u00a0%`,
} as const;
