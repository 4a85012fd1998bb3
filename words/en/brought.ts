/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `to ${size} pixels`,
  width: (width: number) => `to ${width} pixels wide`,
  height: (height: number) => `to ${height} pixels high`,
  percent: (percent: number) => `to ${percent}% of its size`,
  longest: (pixels: number) => `to ${pixels} pixels at its longest edge`,
  atMost: (size: string) => `to at most ${size}`,
  strip: 'to remove camera details, date and location',
  set: (clauses: readonly string[]) => `Set ${clauses.join(' and ')}. Choose an image to go on.`,
} as const;
