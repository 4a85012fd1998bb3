export const percentWords = {
  /** Above nothing, but rounded to it. */
  small: 'less than 0.1%',
  percent: (value: string) => `${value}%`,
} as const;
