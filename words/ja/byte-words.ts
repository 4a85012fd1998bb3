export const byteWords = {
  units: ['バイト', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value}${unit}`,
  larger: (percent: number) => `${percent}%増加`,
  timesAsLarge: (times: string) => `${times}倍`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: 'cm', kb: 'KB', mb: 'MB' } as const;
