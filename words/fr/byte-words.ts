export const byteWords = {
  units: ['o', 'ko', 'Mo', 'Go'],
  size: (value: string, unit: string) => `${value}\u00a0${unit}`,
  larger: (percent: number) => `${percent} % plus lourd`,
  timesAsLarge: (times: string) => `${times} fois plus lourd`,
} as const;
