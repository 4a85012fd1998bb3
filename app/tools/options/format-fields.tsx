import { Segmented } from '#app/components/segmented.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { useWarmForFormats } from '#app/engine/use-engine.ts';
import { convertByQuality, convertToScore, setFormat, setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { formatLabel } from '#app/tools/names/format-label.ts';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import type { Format, WritableId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { scoreScreenWords } from '#words/score.ts';

export interface FormatFieldsProps {
  output: Output;
  /** The output format. */
  format: Format;
  writes: readonly WritableId[];
  api: Pick<Loaded['api'], 'formatOf'>;
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** The controls of 'Format and quality', loaded when it is opened. */
export function FormatFields({ output, format, writes, api, disabled, change }: FormatFieldsProps) {
  const { label, quality } = format;
  useWarmForFormats();
  // Only a conversion puts a picture on a PDF page.
  const formats = writes.filter((id) => !api.formatOf(id).container);
  return (
    <>
      <Segmented
        legend={CONTROLS.outputFormat}
        columns
        options={[...formats, 'same' as const].map((value) => ({ value, label: formatLabel(api, value) }))}
        value={output.format}
        disabled={disabled}
        onChange={(format) => change(setFormat(format))}
      />
      {quality?.scored ? (
        <QualityChoice
          quality={Math.round(output.quality ?? quality.default)}
          score={output.aim === 'score' ? output.score : undefined}
          disabled={disabled}
          isExact={quality.reduces === 'colours'}
          onQuality={(quality) => change(setOption('quality', quality))}
          onScore={(score) => change(convertToScore(score))}
          onByHand={() => change(convertByQuality)}
        />
      ) : (
        <p className="text-muted">{scoreScreenWords.noQuality(label)}</p>
      )}
    </>
  );
}
