import { Button } from '#app/components/button.tsx';
import { verdictMeaning, verdictWords } from '#choose/score.ts';
import { scoreScreenWords } from '#words/score.ts';
import { isVisible, worstOf } from './heat.ts';
import { type JudgedAt, saidOf } from './judged-at.ts';
import type { KnownJudgement } from './use-judgement.ts';

interface LikenessProps {
  judgement: KnownJudgement;
  /** Set if the result has fewer pixels than its part of the original. */
  at?: JudgedAt | undefined;
  /** Whether the score is about the compression alone. */
  ofCompression: boolean;
  /** Whether the map is shown or loading. */
  isMapShown: boolean;
  onMap(shown: boolean): void;
}

/** The verdict on a result once its score is known, with the score itself behind it, and the switch for the map of differences. */
export function Likeness({ judgement: { score, map }, at, ofCompression, isMapShown, onMap }: LikenessProps) {
  if (score === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-small">
      <p className="font-medium">{saidOf(verdictWords(score), ofCompression)}</p>
      {!ofCompression && <p className="text-muted">{verdictMeaning(score)}</p>}
      <details className="text-muted">
        <summary className="min-h-11 cursor-pointer py-3">{scoreScreenWords.details}</summary>
        <p>{scoreScreenWords.method(score)}</p>
        {at && <p>{at.left ? scoreScreenWords.fewerPixels(at.left) : scoreScreenWords.newSize}</p>}
      </details>
      <Button kind="quiet" className="-ml-3 text-small" aria-pressed={isMapShown} onClick={() => onMap(!isMapShown)}>
        {isMapShown ? scoreScreenWords.hideMap : scoreScreenWords.showMap}
      </Button>
      {isMapShown && (
        <p role="status" className="text-muted">
          {map
            ? isVisible(map.scores)
              ? scoreScreenWords.legend(worstOf(map.scores))
              : scoreScreenWords.noDifference
            : scoreScreenWords.mapping}
        </p>
      )}
    </div>
  );
}
