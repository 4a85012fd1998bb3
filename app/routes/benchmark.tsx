import { BenchmarkScreen } from '#app/benchmark/benchmark-screen.tsx';
import { InlineWithCode } from '#app/components/inline-with-code.tsx';
import { pageMeta } from '#app/seo.ts';
import { benchmarkPage } from '#words/pages/benchmark.ts';

export const meta = () =>
  pageMeta({ title: benchmarkPage.pageTitle, description: benchmarkPage.description, path: '/benchmark' });

const PROSE = 'mt-2 flex max-w-prose flex-col gap-3 text-small text-muted [&_strong]:text-text';

export default function Benchmark() {
  return (
    <article className="page-width py-10 md:py-16">
      <h1 className="text-title font-bold">{benchmarkPage.title}</h1>
      <p className="mt-4 max-w-prose text-lead">{benchmarkPage.lead}</p>
      <div className="mt-8">
        <BenchmarkScreen />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {benchmarkPage.sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-lead font-semibold">{heading}</h2>
            <div className={PROSE}>
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <InlineWithCode text={paragraph} />
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
