export const byteWords = {
  units: ['bytes', 'KB', 'MB', 'GB'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent}\u00a0% más`,
  timesAsLarge: (times: string) => `${times} veces más pesado`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' KB', mb: ' MB' } as const;
