import type { Faq, HowToStep } from '#catalogue/page-text.ts';
import { site } from '#site';
import { howToName } from '#words/catalogue/structured-data.ts';
import type { LandingPage } from '../landing-page.ts';
import { breadcrumbs, CONTEXT, type JsonLd, softwareApplication } from '../structured-data.ts';

/** The steps of a page. The tool in it is free. */
export function howTo({
  name,
  description,
  steps,
}: {
  name: string;
  description: string;
  steps: readonly HowToStep[];
}): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name: howToName(name),
    description,
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'USD', value: '0' },
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
    })),
  };
}

export function faqPage(faqs: readonly Faq[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The structured data of a landing page. */
export function landingStructuredData(page: Omit<LandingPage, 'keywords' | 'measurementKey'>): JsonLd[] {
  return [
    howTo({ name: page.name, description: page.description, steps: page.steps }),
    softwareApplication({ name: page.h1, description: page.toolDescription, url: page.canonicalUrl }),
    faqPage(page.faqs),
    breadcrumbs([page.hub, { name: page.name, path: page.canonicalUrl.slice(site.origin.length) }]),
  ];
}
