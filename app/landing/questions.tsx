import { useId } from 'react';
import type { Faq } from '#catalogue/page-text.ts';
import { landingWords } from '#words/landing.ts';

export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead font-semibold">
        {landingWords.questions}
      </h2>
      <div className="mt-4">
        {faqs.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-5">
            <h3 className="font-semibold">{question}</h3>
            <p className="mt-1 max-w-prose text-muted">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
