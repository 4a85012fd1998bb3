export const byteWords = {
  units: ['byte', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent}% in più`,
  timesAsLarge: (times: string) => `${times} volte più grande`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' KB', mb: ' MB' } as const;
