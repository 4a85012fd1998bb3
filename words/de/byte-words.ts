export const byteWords = {
  units: ['Byte', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value} ${unit}`,
  larger: (percent: number) => `${percent}\u00a0% größer`,
  timesAsLarge: (times: string) => `${times}-mal so groß`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' KB', mb: ' MB' } as const;
