/** The sizes of all photos together, in bytes. */
export function totalOf(photos: readonly { before: number; after: number }[]): { before: number; after: number } {
  return {
    before: photos.reduce((sum, { before }) => sum + before, 0),
    after: photos.reduce((sum, { after }) => sum + after, 0),
  };
}

/** `81% smaller`, `12% larger`, `2.4 times as large`, `same size`: a share reads badly once it passes a hundred. */
export function changeInWords(before: number, after: number): string {
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  if (percent === 0) return 'same size';
  if (after < before) return `${percent}% smaller`;
  return percent < 100 ? `${percent}% larger` : `${Math.round((after / before) * 10) / 10} times as large`;
}
