export const byteWords = {
  units: ['bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value} ${unit}`,
  larger: (percent: number) => `${percent}% maior`,
  timesAsLarge: (times: string) => `${times} vezes o tamanho original`,
} as const;
