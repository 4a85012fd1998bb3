export const percentWords = {
  /** Above nothing, but rounded to it. */
  small: '0.1%未満',
  percent: (value: string) => `${value}%`,
} as const;
