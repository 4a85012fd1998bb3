import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Where one is on the way through a tool. */
export function WizardSteps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol aria-label="Steps" className="flex items-center gap-2 text-small whitespace-nowrap">
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li key={step} aria-current={here ? 'step' : undefined} className="flex items-center gap-1.5 sm:gap-2">
            {index > 0 && <span aria-hidden className="h-px w-2 bg-edge sm:w-8" />}
            <span
              aria-hidden
              className={classNames(
                'grid size-6 place-items-center rounded-full border font-medium',
                here ? 'border-text bg-text text-inverse' : done ? 'border-text text-text' : 'border-edge text-muted',
              )}
            >
              {done ? <Check size={14} strokeWidth={2.25} /> : index + 1}
            </span>
            <span className={here ? 'font-medium text-text' : 'text-muted'}>
              {step}
              {done && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
