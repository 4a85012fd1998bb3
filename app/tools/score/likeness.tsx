import { Button } from '#app/components/button.tsx';
import { scoreMeaning, scoreScreenWords, scoreWords } from '#words/score.ts';
import { isVisible, worstOf } from './heat.ts';
import type { JudgedAt } from './judged-at.ts';
import type { KnownJudgement } from './use-judgement.ts';

interface LikenessProps {
  judgement: KnownJudgement;
  /** Set if the result has fewer pixels than its part of the original. */
  at?: JudgedAt | undefined;
  /** Whether the map is shown or loading. */
  isMapShown: boolean;
  onMap(shown: boolean): void;
}

/** The result's score, once it is known, and the switch for the map of differences. */
export function Likeness({ judgement: { score, map }, at, isMapShown, onMap }: LikenessProps) {
  if (score === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-1 text-small">
      <p className="font-medium">{scoreWords(score, at?.size)}</p>
      <p className="text-muted">{scoreMeaning(score)}</p>
      {at && <p className="text-muted">{at.left ? scoreScreenWords.fewerPixels(at.left) : scoreScreenWords.newSize}</p>}
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
