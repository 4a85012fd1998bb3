import type { ReactNode } from 'react';
import { chooseQuality, setAim } from '#app/tools/address/recipe-changes.ts';
import type { Drafts } from '#app/tools/address/use-drafts.ts';
import type { RecipeChange, RecipeControl } from '#app/tools/address/use-recipe.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { QualityChoice } from '#app/tools/score/quality-choice.tsx';
import type { Format } from '#engine';
import { compressWords } from '#words/compress.ts';
import { scoreScreenWords } from '#words/score.ts';
import type { CompressFacts } from './compress-facts.ts';

interface QualityFieldsProps extends Pick<RecipeControl, 'change'> {
  facts: CompressFacts;
  drafts: Drafts<'target'>;
  /** The format of the result. */
  format: Format;
  /** The result's size, or an estimate. */
  hint: string | undefined;
  disabled: boolean;
  /** Offers below it. */
  children: ReactNode;
}

const loadSuggestion = () => import('./suggestion.tsx').then((module) => module.Suggestion);

/** The quality, and the one that would give the last result's size. */
export function QualityFields({ facts, drafts, format, hint, disabled, change, children }: QualityFieldsProps) {
  const { target, score, quality, suggestion } = facts;
  const setTo = (...changes: RecipeChange[]) => {
    drafts.settle('target');
    for (const each of changes) change(each);
  };
  const onQuality = (quality: number) => setTo(setAim({ aim: 'compress' }), chooseQuality(quality));
  return (
    <div className="flex flex-col gap-1">
      <QualityChoice
        quality={quality}
        shown={target ? compressWords.setByTarget : undefined}
        score={score}
        disabled={disabled}
        hasNoEffect={format.minifies}
        hint={format.minifies ? scoreScreenWords.noQuality(format.label) : (hint ?? '')}
        onQuality={onQuality}
        onScore={(score) => setTo(setAim({ aim: 'score', score }))}
        onByHand={() => change(setAim({ aim: 'compress' }))}
      />
      {suggestion !== undefined && (
        <SeldomPart load={loadSuggestion} props={{ quality: suggestion, disabled, onUse: onQuality }} />
      )}
      {children}
    </div>
  );
}
