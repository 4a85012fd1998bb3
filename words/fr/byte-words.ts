export const byteWords = {
  units: ['o', 'ko', 'Mo', 'Go'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent} % plus lourd`,
  timesAsLarge: (times: string) => `${times} fois plus lourd`,
} as const;

/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' ko', mb: ' Mo' } as const;
