export const byteWords = {
  units: ['bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent}\u00a0% más`,
  timesAsLarge: (times: string) => `${times} veces más pesado`,
} as const;
