import { Check } from 'lucide-react';
import { toolWords } from '#words/tools.ts';
import { classNames } from './class-names.ts';

/** The current step of a tool. */
export function WizardSteps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol
      aria-label={toolWords.steps}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small whitespace-nowrap"
    >
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li key={step} aria-current={here ? 'step' : undefined} className="flex items-center gap-1.5 sm:gap-2">
            {index > 0 && (
              <span aria-hidden className="h-px w-2 bg-edge max-[22rem]:hidden sm:w-8 forced-colors:bg-[CanvasText]" />
            )}
            <span
              aria-hidden
              className={classNames(
                'grid size-6 place-items-center rounded-full border font-medium',
                here
                  ? 'border-text bg-text text-inverse forced-colors:forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : done
                    ? 'border-text text-text'
                    : 'border-edge text-muted',
              )}
            >
              {done ? <Check size={14} strokeWidth={2.25} /> : index + 1}
            </span>
            <span
              className={classNames(
                here ? 'font-medium text-text' : 'text-muted',
                // One line on a phone in every language.
                done && 'max-sm:sr-only',
              )}
            >
              {step}
              {done && <span className="sr-only"> {toolWords.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
