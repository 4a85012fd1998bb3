import { CHOICES } from '#choose/score.ts';
import type { Format, FormatId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';

type Written = Pick<Format, 'id' | 'label' | 'quality' | 'lossless' | 'holds'>;

const EXACT = '可逆';

/**
 * A picture's output format and quality: `JPGで再保存（画質85）`.
 * @param lossless whether the edits take no quality, whatever the format
 */
export function formatLine(own: FormatId, format: Written, output: Output, lossless = false): string {
  const saved = `${format.label}で${format.id === own ? '再' : ''}保存`;
  const how = lossless ? EXACT : output.aim === 'score' ? autoWords(output.score) : qualityWords(format, output);
  return how ? `${saved}（${how}）` : saved;
}

function autoWords(score: number): string {
  const choice = CHOICES.find((each) => each.score === score);
  return `画質は自動：${choice?.label ?? `スコア${score}`}`;
}

function qualityWords({ quality, lossless, holds }: Written, output: Output): string {
  // With a single encode, colours are lost only if the format has nothing but a palette.
  const isExact =
    lossless === 'always' ||
    (lossless === 'choice' && output.lossless === true) ||
    (quality?.reduces === 'colours' && !holds.palette);
  if (isExact) return EXACT;
  return quality?.reduces === 'detail' ? `画質${Math.round(output.quality ?? quality.default)}` : '';
}
