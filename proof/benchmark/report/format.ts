/** Thousands with commas: "1,234". */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const milliseconds = (value: number): string => (Number.isNaN(value) ? '–' : whole(value));

export const kilobytes = (bytes: number): string =>
  Number.isNaN(bytes) ? '–' : (bytes / 1024).toLocaleString('en', { maximumFractionDigits: bytes < 102_400 ? 1 : 0 });

export const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : whole(bytes / 1024 ** 2));
