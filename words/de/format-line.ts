import { CHOICES } from '#choose/score.ts';
import type { Format, FormatId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';

type Written = Pick<Format, 'id' | 'label' | 'quality' | 'lossless' | 'holds'>;

const EXACT = ' verlustfrei';

/**
 * A picture's output format and quality: `erneut als JPG mit Qualität 85 gespeichert`.
 * @param lossless whether the edits take no quality, whatever the format
 */
export function formatLine(own: FormatId, format: Written, output: Output, lossless = false): string {
  const as = `${format.id === own ? 'erneut ' : ''}als ${format.label}`;
  if (lossless) return `${as}${EXACT} gespeichert`;
  const how = output.aim === 'score' ? autoWords(output.score) : qualityWords(format, output);
  return `${as}${how} gespeichert`;
}

function autoWords(score: number): string {
  const choice = CHOICES.find((each) => each.score === score);
  return ` mit Qualität Auto (${choice?.label ?? `Wert ${score}`})`;
}

function qualityWords({ quality, lossless, holds }: Written, output: Output): string {
  // With a single encode, colours are lost only if the format has nothing but a palette.
  const isExact =
    lossless === 'always' ||
    (lossless === 'choice' && output.lossless === true) ||
    (quality?.reduces === 'colours' && !holds.palette);
  if (isExact) return EXACT;
  return quality?.reduces === 'detail' ? ` mit Qualität ${Math.round(output.quality ?? quality.default)}` : '';
}
