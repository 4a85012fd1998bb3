import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Compare } from '#app/compare/compare.tsx';
import { Picture } from '#app/compare/picture.tsx';
import { LENS, useLens, useOwnLens } from '#app/compare/use-lens.ts';
import { Button } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { useClosePreview, usePreview } from '#app/engine/use-preview.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { ORIGINAL, regionIn } from '#app/tools/adjust/region.ts';
import { HeatMap } from '#app/tools/score/heat-map.tsx';
import { isOfCompression, judgedAt } from '#app/tools/score/judged-at.ts';
import { Likeness } from '#app/tools/score/likeness.tsx';
import { useJudgement } from '#app/tools/score/use-judgement.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { compareWords } from '#words/compare.ts';
import { liveWords } from '#words/live.ts';
import { formatSize } from '#words/pixels.ts';
import { type BatchItem, bytesBefore, resultOf } from './batch.ts';

interface CompareDialogProps {
  item: BatchItem;
  recipe: Recipe;
  api: Loaded['api'] | undefined;
  onDownload(): void;
  onClose(): void;
}

const NO_SIZE = { width: 1, height: 1 };

/** A close comparison of one result and its original. */
export function CompareDialog({ item, recipe, api, onDownload, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { file, probe } = item;
  const made = resultOf(item, recipe);
  const result = made?.result;
  const lens = useOwnLens();
  const isClose = useLens(lens, (lens) => !LENS.showsWhole(lens));
  const before = useClosePreview(file, usePreview(file), isClose);
  const region = probe && api ? regionIn(api, probe, (made?.recipe ?? recipe).edits) : ORIGINAL;
  const original = <BeforePicture preview={before} region={region} />;
  const [isMapShown, setMapShown] = useState(false);
  const judgement = useJudgement(made && { file, ...made }, isMapShown);

  const at = made && probe && api && judgedAt(api, probe, made.recipe.edits, made.result);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="compare-title"
      className="m-auto w-[min(70rem,calc(100vw-1rem))] max-w-none overflow-hidden rounded-surface border border-line bg-surface p-0 text-text shadow-float"
      onClose={onClose}
    >
      <div className="flex items-center gap-2 p-2 pl-4">
        <h2 id="compare-title" className="min-w-0 flex-1 truncate font-semibold">
          {file.name || compareWords.title}
        </h2>
        <Button icon={Download} disabled={!result} onClick={onDownload}>
          {CONTROLS.download}
        </Button>
        <IconButton label={compareWords.close} icon={X} onClick={() => dialog.current?.close()} />
      </div>
      <Compare
        lens={lens}
        size={result ?? probe ?? NO_SIZE}
        animated={probe !== undefined && probe.frames > 1}
        overlay={result && isMapShown && judgement.map && <HeatMap map={judgement.map} size={result} />}
        before={{
          picture: original,
          facts: `${formatBytes(bytesBefore(item, result))}${probe ? ` · ${formatSize(probe)}` : ''}`,
        }}
        after={
          result
            ? { picture: <Picture blob={result.blob} />, facts: `${formatBytes(result.bytes)} · ${formatSize(result)}` }
            : { picture: original, facts: liveWords.working }
        }
      />
      <div className="p-4 empty:hidden">
        <Likeness
          judgement={judgement}
          at={at}
          ofCompression={isOfCompression(made?.recipe.edits ?? [], at)}
          isMapShown={isMapShown}
          onMap={setMapShown}
        />
      </div>
    </dialog>
  );
}
