import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Missing } from '#app/missing/missing.tsx';
import { HOME } from '#app/navigation.ts';
import type { LandingPage } from '#pages/landing-page.ts';
import { frameWords } from '#words/frame.ts';
import { landingWords } from '#words/landing.ts';
import { Facts } from './facts.tsx';
import { MeasuredChart } from './measured-chart.tsx';
import type { PageMeasurement } from './measurement.ts';
import { Questions } from './questions.tsx';
import { RelatedTools } from './related-tools.tsx';
import { Steps } from './steps.tsx';
import { ToolWidget } from './tool-widget.tsx';

export type LandingContent = Omit<LandingPage, 'keywords' | 'measurementKey'>;

interface LandingScreenProps {
  slug?: string | undefined;
  page?: LandingContent | undefined;
  measurement?: PageMeasurement | undefined;
}

/** The tool first, then the page's own facts, steps, questions and related pages. */
export function LandingScreen({ slug, page, measurement }: LandingScreenProps) {
  if (!slug) return <Missing what={frameWords.notFound.page} />;
  if (!page) return <Missing what={frameWords.notFound.tool} />;
  return (
    <div className="page-width pt-4 md:pt-6">
      <nav aria-label={frameWords.breadcrumb} className="mb-2 text-small text-muted">
        <ol className="flex flex-wrap items-center gap-x-1">
          <li>
            <Link to={HOME.path} className="inline-flex min-h-6 items-center hover:text-text">
              {frameWords.home}
            </Link>
          </li>
          <li className="inline-flex items-center gap-1">
            <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
            <Link to={page.hub.path} className="inline-flex min-h-6 items-center hover:text-text">
              {page.hub.name}
            </Link>
          </li>
        </ol>
      </nav>
      <h1 className="text-title font-bold">{page.h1}</h1>
      <p className="mt-1 mb-5 max-w-4xl text-small text-muted md:text-body">
        {page.description}
        {page.forms && (
          <>
            {' '}
            {landingWords.forms} <Link to={page.forms.path}>{page.forms.name}</Link>
          </>
        )}
      </p>
      <ToolWidget
        tool={page.preset.tool}
        recipe={page.preset.recipe}
        metadata={page.preset.metadata}
        maxSizeMb={page.uploadLimitMB}
        format={page.hintFormat}
      />

      <div className="mt-12 grid gap-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {/* Two columns of equal height, whichever part is longer. */}
        <div className="min-w-0 gap-16 *:not-last:mb-12 *:break-inside-avoid 2xl:columns-2">
          <p className="max-w-prose text-lead">{page.toolDescription}</p>
          {measurement && <MeasuredChart measurement={measurement} />}
          <Facts facts={page.facts} />
          <Steps steps={page.steps} />
          <Questions faqs={page.faqs} />
        </div>
        <RelatedTools links={page.related} />
      </div>
    </div>
  );
}
