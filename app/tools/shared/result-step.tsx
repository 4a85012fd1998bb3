import { type ReactNode, useMemo, useState } from 'react';
import { Compare } from '#app/compare/compare.tsx';
import type { Lens } from '#app/compare/lens.ts';
import { Picture } from '#app/compare/picture.tsx';
import { savingsPercent } from '#app/components/percent.ts';
import { PreviewCard } from '#app/components/preview-card.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { Gain } from '#app/tools/estimates/gain.tsx';
import { KeepNameBox } from '#app/tools/names/keep-name-box.tsx';
import { usePart } from '#app/tools/options/use-part.ts';
import { ResultActions } from '#app/tools/saving/result-actions.tsx';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { isOfCompression, judgedAt, saidOf } from '#app/tools/score/judged-at.ts';
import { Likeness } from '#app/tools/score/likeness.tsx';
import { useJudgement } from '#app/tools/score/use-judgement.ts';
import { noteSentences } from '#choose/notes.ts';
import { verdictWords } from '#choose/score.ts';
import type { Format, Recipe, Result } from '#engine';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import type { OpenedPicture } from './opened-picture.ts';
import { ToolLayout } from './tool-layout.tsx';

interface ResultStepProps {
  picture: OpenedPicture;
  result: Result;
  /** The recipe that made it. */
  recipe: Recipe;
  format: Format;
  originalFormat: Format;
  api: Loaded['api'];
  /** The remedy for a problem of the run. */
  extra?: ReactNode;
  /** The name for saving. */
  name: string;
  /** The original as the comparison shows it: rotated and cropped like the result. */
  before: ReactNode;
  onSaved(file: Blob): void;
  /** The comparison's state from the previous step. */
  lens: Lens;
  /** Buttons that lead on. */
  next: ReactNode;
}

const loadHeatMap = () => import('#app/tools/score/heat-map.tsx').then((module) => module.HeatMap);

/** The last step: the saving, a close comparison, and the file. */
export function ResultStep({
  picture,
  result,
  recipe,
  format,
  originalFormat,
  api,
  extra,
  name,
  before,
  onSaved,
  lens,
  next,
}: ResultStepProps) {
  const { probe, file } = picture;
  const processed = useMemo(() => ({ blob: result.blob, name }), [result, name]);
  const [isMapShown, setMapShown] = useState(false);
  const { Fields: HeatMap, fetch: fetchHeatMap } = usePart(loadHeatMap);
  const judgement = useJudgement({ file, recipe, result }, isMapShown);
  const saved = savingsPercent(result.originalBytes, result.bytes);
  const at = judgedAt(api, probe, recipe.edits, result);
  const ofCompression = isOfCompression(recipe.edits, at);
  const remarks = noteSentences({ result, recipe, api });

  const download = () => {
    saveFile(result.blob, name);
    onSaved(result.blob);
  };

  return (
    <ToolLayout
      label={toolWords.result}
      leadFirst
      stage={
        <PreviewCard
          original={file}
          processed={processed}
          savings={saved > 0 ? saved : undefined}
          facts={`${formatSize(result)} · ${format.label}`}
          onDownload={download}
          actions={
            <ResultActions
              original={file}
              result={result}
              name={name}
              isImage={!format.container}
              onSaved={() => onSaved(result.blob)}
            />
          }
        >
          <Compare
            lens={lens}
            inCard
            size={result}
            animated={probe.frames > 1}
            overlay={isMapShown && judgement.map && HeatMap && <HeatMap map={judgement.map} size={result} />}
            before={{ picture: before, facts: formatSize(probe) }}
            after={{
              picture: <Picture blob={result.blob} />,
              facts: formatSize(result),
              score: judgement.score === undefined ? undefined : saidOf(verdictWords(judgement.score), ofCompression),
            }}
          />
        </PreviewCard>
      }
      settings={
        <>
          <Gain
            before={result.originalBytes}
            after={result.bytes}
            title={format === originalFormat ? undefined : toolWords.ready(format.label)}
          />
          <Likeness
            judgement={judgement}
            at={at}
            ofCompression={ofCompression}
            isMapShown={isMapShown}
            onMap={(shown) => {
              if (shown) fetchHeatMap();
              setMapShown(shown);
            }}
          />
          {remarks.map((remark) => (
            <p key={remark} className="text-small text-muted">
              {remark}
            </p>
          ))}
          {extra}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-5 text-small">
            <dt className="text-muted">{toolWords.dimensions}</dt>
            <dd className="text-right font-medium">
              <Change from={formatSize(probe)} to={formatSize(result)} />
            </dd>
            <dt className="text-muted">{toolWords.format}</dt>
            <dd className="text-right font-medium">
              <Change from={originalFormat.label} to={format.label} />
            </dd>
            {result.frames > 1 && (
              <>
                <dt className="text-muted">{toolWords.frames}</dt>
                <dd className="text-right font-medium">{result.frames}</dd>
              </>
            )}
          </dl>
          <KeepNameBox />
        </>
      }
      action={<div className="flex flex-col gap-2">{next}</div>}
    />
  );
}

/** A fact before and after, or once if it has not changed. */
function Change({ from, to }: { from: string; to: string }) {
  return from === to ? to : toolWords.changed(from, to);
}
