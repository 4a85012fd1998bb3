export const byteWords = {
  units: ['Bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value} ${unit}`,
  larger: (percent: number) => `${percent}% larger`,
  timesAsLarge: (times: string) => (times === '2' ? 'twice as large' : `${times} times as large`),
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' KB', mb: ' MB' } as const;
