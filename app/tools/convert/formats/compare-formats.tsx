import { useEffect, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import { errorSentence } from '#app/engine/error-words.ts';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import { convertToScore, setFormat } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { planOrProblem } from '#app/tools/losses/plan-of.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { useSource } from '#app/use-source.ts';
import { noteSentences } from '#choose/notes.ts';
import { scoreWords } from '#choose/score.ts';
import type { Recipe, Result, WritableId } from '#engine';
import { canonicalJson } from '#engine/recipe/same-json.ts';
import { formatBytes } from '#words/bytes.ts';
import { compareFormatsWords as words } from '#words/compare-formats.ts';
import { lossSentence } from '#words/losses.ts';
import { Comparison, type Row, recipeAt, smallestOf } from './comparison.ts';

interface CompareFormatsProps {
  picture: OpenedPicture;
  api: Loaded['api'];
  recipe: Recipe;
  score: number;
  disabled: boolean;
  change(change: RecipeChange): void;
}

/** Every still format at one score. It begins again if other settings than the format change. */
export function CompareFormats(props: CompareFormatsProps) {
  const { picture, recipe, score } = props;
  const settings = canonicalJson(recipeAt(recipe, 'png', score));
  // The name, size and date identify the file.
  const { name, size, lastModified } = picture.file;
  return <Table key={`${name} ${size} ${lastModified} ${settings}`} {...props} />;
}

/** The formats with a quality that can be scored, and a picture of their own. */
function formatsOf({ formatOf }: Loaded['api'], writes: readonly WritableId[]): WritableId[] {
  return writes.filter((id) => formatOf(id).quality?.scored && !formatOf(id).container);
}

function Table({ picture, api, recipe, score, disabled, change }: CompareFormatsProps) {
  const { file, probe, writes } = picture;
  const [comparison] = useState(() => {
    const rows = formatsOf(api, writes).map((format): Row => {
      const own = recipeAt(recipe, format, score);
      const { problem } = planOrProblem(api, probe, own, writes);
      return { format, recipe: own, ...(problem && { error: new Error(problem) }) };
    });
    return new Comparison(loadEngine, file, rows);
  });
  const state = useSource(comparison.state, comparison.state.get());
  useEffect(() => {
    void comparison.start();
    return () => comparison.cancel();
  }, [comparison]);

  const { rows, progress } = state;
  const isWorking = progress !== undefined;
  const smallest = smallestOf(rows);
  const isUnfinished = rows.some(({ result, error }) => !result && !error);
  const { output } = recipe;
  return (
    <section aria-label={words.compare} className="flex flex-col gap-2 text-small">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left text-muted">{words.title(score)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.format}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.choose}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <FormatRow
            key={row.format}
            row={row}
            api={api}
            remarks={remarksOf(row, picture, api)}
            isSmallest={row.format === smallest}
            isChosen={output.aim === 'score' && output.score === score && output.format === row.format}
            isWorking={isWorking}
            disabled={disabled}
            onUse={() => {
              change(setFormat(row.format));
              change(convertToScore(score));
            }}
          />
        ))}
      </table>
      {isWorking && (
        <div className="flex items-center gap-3">
          <ProgressBar label={words.progress} done={progress} />
          <Button kind="quiet" className="text-small whitespace-nowrap" onClick={() => comparison.cancel()}>
            {words.cancel}
          </Button>
        </div>
      )}
      {!isWorking && isUnfinished && (
        <Button className="self-start text-small" onClick={() => void comparison.start()}>
          {words.again}
        </Button>
      )}
    </section>
  );
}

const isOfScore = ({ code }: Result['notes'][number]) => code === 'score-not-sought' || code === 'below-score';

/** How much it looks like the original, what it loses, and what happened. */
function remarksOf({ format, recipe, result, error }: Row, { probe, writes }: OpenedPicture, api: Loaded['api']) {
  if (error) return [errorSentence(error)];
  const { plan } = planOrProblem(api, probe, recipe, writes);
  const losses = (plan?.losses ?? []).filter((loss) => loss !== 'metadata');
  return [
    ...(result?.score === undefined ? [] : [`${scoreWords(result.score)}.`]),
    ...losses.map((loss) => lossSentence(loss, api.formatOf(format), recipe.output.background)),
    ...(result ? noteSentences({ result: { ...result, notes: result.notes.filter(isOfScore) }, recipe, api }) : []),
  ];
}

interface FormatRowProps {
  row: Row;
  api: Loaded['api'];
  remarks: readonly string[];
  isSmallest: boolean;
  isChosen: boolean;
  isWorking: boolean;
  disabled: boolean;
  onUse(): void;
}

function FormatRow({ row, api, remarks, isSmallest, isChosen, isWorking, disabled, onUse }: FormatRowProps) {
  const { label } = api.formatOf(row.format);
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="row" className="w-full py-1 text-left font-medium">
          {label}
        </th>
        <td className="py-1 pr-3 text-right whitespace-nowrap">
          {row.result ? formatBytes(row.result.bytes) : row.error || !isWorking ? '–' : words.waiting}
          {isSmallest && <span className="block font-medium text-good">{words.smallest}</span>}
        </td>
        <td className="w-20 py-1 text-right">
          {isChosen ? (
            <span className="inline-flex min-h-9 items-center font-medium">{words.chosen}</span>
          ) : (
            <Button
              className="min-h-9 px-3 py-1 text-small"
              aria-label={words.take(label)}
              disabled={disabled || row.error !== undefined}
              onClick={onUse}
            >
              {words.use}
            </Button>
          )}
        </td>
      </tr>
      {remarks.length > 0 && (
        <tr>
          <td colSpan={3} className="pb-2 text-muted">
            {remarks.join(' ')}
          </td>
        </tr>
      )}
    </tbody>
  );
}
