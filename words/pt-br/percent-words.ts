export const percentWords = {
  /** Above nothing, but rounded to it. */
  small: 'menos de 0,1%',
  percent: (value: string) => `${value}%`,
} as const;
