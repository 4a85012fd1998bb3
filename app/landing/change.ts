import { growthPercent } from '#app/components/percent.ts';
import { landingWords } from '#words/landing.ts';

/** The sizes of all photos together, in bytes. */
export function totalOf(photos: readonly { before: number; after: number }[]): { before: number; after: number } {
  return {
    before: photos.reduce((sum, { before }) => sum + before, 0),
    after: photos.reduce((sum, { after }) => sum + after, 0),
  };
}

/** `81% smaller`, `12% larger`, `2.4 times as large`, `same size` */
export function changeInWords(before: number, after: number): string {
  return landingWords.change(growthPercent(before, after));
}
