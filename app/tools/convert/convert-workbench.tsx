import { useWarmForFormats } from '#app/engine/use-engine.ts';
import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { convertByQuality, convertToScore, setFormat, setOption } from '#app/tools/address/recipe-changes.ts';
import { LiveStage } from '#app/tools/live/live-stage.tsx';
import { FormatChoice } from '#app/tools/options/format-choice.tsx';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { keptToast } from '#app/tools/saving/kept-toast.ts';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import { useBench } from '#app/tools/single-file/use-bench.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import { WorkbenchFrame } from '#app/tools/single-file/workbench-frame.tsx';
import { CONVERT_QUALITY } from '#catalogue/tools.ts';
import type { WritableId } from '#engine';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { convertWords } from '#words/convert.ts';
import { scoreScreenWords } from '#words/score.ts';
import { CompareButton } from './formats/compare-button.tsx';
import { insteadBecause } from './opening.ts';

const SHOWN: Shown = {
  hiddenEdits: (edits) => edits,
  // The chosen format is always kept.
  options: ['quality', 'preserveFormat', ...MORE_OPTIONS],
  format: true,
  aims: ['encode', 'score'],
};

/** The formats that a conversion is specified for. */
const USUAL: readonly WritableId[] = ['jpeg', 'png', 'webp', 'gif', 'tiff'];

/** The converter's second and third step. */
export function ConvertWorkbench(props: WorkbenchProps) {
  const { picture, api, requested, recipe, change } = props;
  const { probe, writes } = picture;
  const { output } = recipe;
  const bench = useBench(props, {
    failed: convertWords.failed,
    toastOf: (result) => keptToast(result) ?? convertWords.done(api.formatOf(result.format).label),
  });
  useWarmForFormats();

  const score = output.aim === 'score' ? output.score : undefined;
  const target = api.outputFormat(probe, output);
  const instead = insteadBecause(probe.format, { requested, selected: output.format }, writes);
  return (
    <WorkbenchFrame
      bench={bench}
      tool="convert"
      Results={LiveStage}
      words={{ step: convertWords.convert, run: convertWords.run(target.label), again: convertWords.again }}
      shown={SHOWN}
      remarks={
        instead && requested !== 'same' ? [convertWords[instead](api.formatOf(requested).label, target.label)] : []
      }
      onRun={() => void bench.run()}
      controls={
        <>
          <FormatChoice
            legend={CONTROLS.targetFormat}
            formats={writes}
            usual={USUAL}
            labelOf={(value) => api.formatOf(value).label}
            value={writes.find((id) => id === target.id) ?? 'jpeg'}
            disabled={bench.running}
            onChange={(format) => change(setFormat(format))}
          >
            <CompareButton
              picture={picture}
              api={api}
              recipe={recipe}
              score={score ?? api.USUAL_SCORE}
              disabled={bench.running}
              change={change}
            />
          </FormatChoice>
          {target.quality?.scored ? (
            <QualityChoice
              quality={Math.round(output.quality ?? CONVERT_QUALITY)}
              score={score}
              disabled={bench.running}
              isExact={target.quality.reduces === 'colours'}
              onQuality={(quality) => change(setOption('quality', quality))}
              onScore={(score) => change(convertToScore(score))}
              onByHand={() => change(convertByQuality)}
            />
          ) : (
            <p className="text-small text-muted">{scoreScreenWords.noQuality(target.label)}</p>
          )}
        </>
      }
    />
  );
}
