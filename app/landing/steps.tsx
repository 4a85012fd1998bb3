import { useId } from 'react';
import type { HowToStep } from '#catalogue/page-text.ts';
import { landingWords } from '#words/landing.ts';

export function Steps({ steps }: { steps: readonly HowToStep[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead font-semibold">
        {landingWords.steps}
      </h2>
      <ol className="mt-5 flex flex-col gap-6">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start">
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full border border-edge text-small font-medium"
            >
              {index + 1}
            </span>
            <div className="max-w-prose">
              <h3 className="font-semibold">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
