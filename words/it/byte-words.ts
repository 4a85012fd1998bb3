export const byteWords = {
  units: ['byte', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent}% in più`,
  timesAsLarge: (times: string) => `${times} volte più grande`,
} as const;
