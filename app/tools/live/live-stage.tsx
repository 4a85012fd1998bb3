import { Crop, Pin, PinOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Compare, type Side } from '#app/compare/compare.tsx';
import type { Lens } from '#app/compare/lens.ts';
import { Picture } from '#app/compare/picture.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { WordedButton } from '#app/components/worded-button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { Preview } from '#app/engine/use-preview.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { regionIn } from '#app/tools/adjust/region.ts';
import { isOfCompression, judgedAt, saidOf } from '#app/tools/score/judged-at.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { scoreWords, verdictWords } from '#choose/score.ts';
import type { PlannedResult, Result, Size } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { liveWords } from '#words/live.ts';
import { formatSize } from '#words/pixels.ts';
import type { LivePicture, LiveState } from './live-state.ts';
import { qualityLabel } from './quality-label.ts';

/** A result that others are compared with. */
export interface Pinned extends LivePicture {
  score: number | undefined;
}

interface LiveStageProps {
  live: LiveState;
  picture: OpenedPicture;
  api: Loaded['api'];
  recipe: Recipe;
  /** The plan of the current settings, if they are valid. */
  plan: PlannedResult | undefined;
  /** The original's preview. */
  preview: Preview;
  lens: Lens;
  /** The score of the shown picture, once it is known. */
  score: number | undefined;
  /** A pinned result, which replaces the original in comparisons. */
  pinned: Pinned | undefined;
  onPin(picture: Pinned | undefined): void;
  /** A button that returns to the editor. */
  onBack?: (() => void) | undefined;
}

/** Keeps the caption beside the button that returns to the editor. */
const BESIDE_BUTTON = { '--corner': '3.5rem' } as CSSProperties;

/** Compares the original, or the pinned result, with the current one. */
export function LiveStage({
  live,
  picture,
  api,
  recipe,
  plan,
  preview,
  lens,
  score,
  pinned,
  onPin,
  onBack,
}: LiveStageProps) {
  const { probe } = picture;
  const { shown } = live;
  const isDone = live.state === 'done';
  const labelOf = (result: Result) => qualityLabel(api.formatOf(result.format), result.quality);
  const scoreOf = ({ recipe: { edits }, result }: LivePicture, words: string) =>
    saidOf(words, isOfCompression(edits, judgedAt(api, probe, edits, result)));
  const made = shown?.recipe ?? recipe;
  const original = <BeforePicture preview={preview} region={regionIn(api, probe, made.edits)} />;

  const before: Side = pinned
    ? {
        label: liveWords.pinned,
        picture: <Picture blob={pinned.result.blob} />,
        facts: withBytes(pinned, labelOf),
        ...(pinned.score !== undefined && { score: scoreOf(pinned, scoreWords(pinned.score)) }),
      }
    : { picture: original, facts: withSize(formatBytes(probe.bytes), probe) };
  const after: Side = {
    ...(pinned && { label: liveWords.now }),
    picture: shown ? <Picture blob={shown.result.blob} /> : original,
    ...(isDone &&
      score !== undefined && { score: scoreOf(live.shown, pinned ? scoreWords(score) : verdictWords(score)) }),
    facts: shown
      ? factsOn(shown, isDone, plan, pinned ? withBytes : factsOf, labelOf)
      : live.state === 'working' && liveWords.working,
  };
  return (
    <div className="relative" style={onBack && BESIDE_BUTTON}>
      <Compare
        size={shown && !shown.isLook ? shown.result : (plan ?? probe)}
        before={before}
        after={after}
        lens={lens}
        animated={probe.frames > 1}
        inCard
        foldsTools
        tools={
          pinned ? (
            <WordedButton icon={PinOff} onClick={() => onPin(undefined)}>
              {liveWords.unpin}
            </WordedButton>
          ) : (
            <WordedButton icon={Pin} disabled={!isDone} onClick={() => shown && onPin({ ...shown, score })}>
              {liveWords.pin}
            </WordedButton>
          )
        }
      />
      {onBack && (
        <div className="absolute top-2 right-2 rounded-control bg-surface shadow-float">
          <IconButton label={liveWords.back} icon={Crop} onClick={onBack} />
        </div>
      )}
    </div>
  );
}

type LabelOf = (result: Result) => string;

/** On a phone it would cover the picture, and the size is shown below. */
function withSize(text: string, size: Size): ReactNode {
  return (
    <>
      {text}
      <span className="max-sm:hidden"> · {formatSize(size)}</span>
    </>
  );
}

/** `JPG 75 · 3872 × 2592`; the panel shows the bytes. */
function factsOf({ result }: LivePicture, labelOf: LabelOf): ReactNode {
  return withSize(labelOf(result), result);
}

/** `899 KB · JPG 75 · 3872 × 2592`, if two results are compared. */
function withBytes({ result }: LivePicture, labelOf: LabelOf): ReactNode {
  return withSize(`${formatBytes(result.bytes)} · ${labelOf(result)}`, result);
}

/** A first look has no bytes of its own, and a result of other settings is marked. */
function factsOn(
  shown: LivePicture,
  current: boolean,
  plan: PlannedResult | undefined,
  facts: (made: LivePicture, labelOf: LabelOf) => ReactNode,
  labelOf: LabelOf,
): ReactNode {
  if (shown.isLook) return plan ? withSize(liveWords.firstLook, plan) : liveWords.firstLook;
  return (
    <>
      {facts(shown, labelOf)}
      {!current && ` · ${liveWords.earlier}`}
    </>
  );
}
