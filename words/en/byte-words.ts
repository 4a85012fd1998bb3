export const byteWords = {
  units: ['Bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value} ${unit}`,
  larger: (percent: number) => `${percent}% larger`,
  timesAsLarge: (times: string) => (times === '2' ? 'twice as large' : `${times} times as large`),
} as const;
