export const byteWords = {
  units: ['bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value} ${unit}`,
  larger: (percent: number) => `${percent}% maior`,
  timesAsLarge: (times: string) => `${times} vezes o tamanho original`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' KB', mb: ' MB' } as const;
