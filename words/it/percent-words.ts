export const percentWords = {
  /** Above nothing, but rounded to it. */
  small: 'meno dello 0,1%',
  percent: (value: string) => `${value}%`,
} as const;
