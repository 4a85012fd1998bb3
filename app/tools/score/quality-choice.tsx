import { useId } from 'react';
import { Segmented } from '#app/components/segmented.tsx';
import { Slider } from '#app/components/slider.tsx';
import { enteredValue, useEarlyInput } from '#app/use-early-input.ts';
import { CHOICES } from '#choose/score.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { scoreScreenWords } from '#words/score.ts';

interface QualityChoiceProps {
  quality: number;
  /** Shown in place of the quality's number. */
  shown?: string | undefined;
  /** The target score; undefined for a quality chosen by hand. */
  score: number | undefined;
  /** Disables all controls. */
  disabled?: boolean | undefined;
  /** The slider has no effect. */
  hasNoEffect?: boolean | undefined;
  /** Beneath the slider. Its space is reserved even if it is empty. */
  hint?: string | undefined;
  /** With a choice by hand every pixel is kept, so there is no slider. */
  isExact?: boolean;
  onQuality(quality: number): void;
  onScore(score: number): void;
  /** Back to the slider, at its previous quality. */
  onByHand(): void;
}

/** The quality: a number from 1 to 100, or an automatic one for a chosen look. */
export function QualityChoice(props: QualityChoiceProps) {
  const { quality, shown, score, disabled, hasNoEffect, hint, isExact, onQuality, onScore, onByHand } = props;
  const choice = CHOICES.find((each) => each.score === score);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <span className="text-small font-medium">{CONTROLS.quality}</span>
        <Segmented
          legend={scoreScreenWords.choose}
          hideLegend
          options={[
            { value: 'auto', label: CONTROLS.auto },
            { value: 'hand', label: shown ?? (isExact ? scoreScreenWords.exact : `${quality}%`) },
          ]}
          value={score === undefined ? 'hand' : 'auto'}
          disabled={disabled}
          onChange={(how) => {
            if (how === 'auto') onScore(score ?? CHOICES[0].score);
            else if (score !== undefined) onByHand();
          }}
        />
      </div>
      {score === undefined ? (
        <ByHand {...{ quality, shown, hint, isExact, onQuality }} disabled={disabled || hasNoEffect} />
      ) : (
        <>
          <Segmented
            legend={scoreScreenWords.likeness}
            hideLegend
            options={[
              ...CHOICES.map((each) => ({ value: String(each.score), label: each.label })),
              ...(choice ? [] : [{ value: String(score), label: scoreScreenWords.custom(score) }]),
            ]}
            value={String(score)}
            dense
            disabled={disabled}
            onChange={(chosen) => onScore(Number(chosen))}
          />
          <p className="text-small text-muted">{scoreScreenWords.hint(choice?.means ?? '', score).trim()}</p>
        </>
      )}
    </div>
  );
}

function ByHand({
  quality,
  shown,
  hint,
  isExact,
  disabled,
  onQuality,
}: Pick<QualityChoiceProps, 'quality' | 'shown' | 'hint' | 'isExact' | 'disabled' | 'onQuality'>) {
  const hintId = useId();
  const slider = useEarlyInput<HTMLInputElement, string>(enteredValue, (value) => onQuality(Number(value)));
  if (isExact) return <p className="text-small text-muted">{scoreScreenWords.everyPixel}</p>;
  return (
    <>
      <Slider
        ref={slider}
        aria-label={CONTROLS.quality}
        aria-describedby={hint ? hintId : undefined}
        aria-valuetext={shown}
        className={shown && 'opacity-50'}
        value={quality}
        min={1}
        max={100}
        disabled={disabled}
        onChange={(event) => onQuality(event.target.valueAsNumber)}
      />
      {hint !== undefined && (
        <p id={hintId} className="-mt-2 -mb-2 min-h-5 text-small text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
