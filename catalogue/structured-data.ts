import { site } from '#site';
import type { Hub, LandingPage } from './landing-page.ts';
import type { Link } from './related.ts';
import type { Faq, HowToStep } from './text/page-text.ts';
import { howToName, OPERATING_SYSTEM, REQUIREMENTS } from './text/structured-data.ts';
import type { Tool } from './tools.ts';

/** JSON-LD for a `<script type="application/ld+json">`. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const CONTEXT = 'https://schema.org' as const;

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

/** The tool as a free program that runs in any browser. There are no ratings, because nobody has given any. */
export function softwareApplication({
  name,
  description,
  url,
}: {
  name: string;
  description: string;
  url: string;
}): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: OPERATING_SYSTEM,
    browserRequirements: REQUIREMENTS,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
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

/** @param trail from the top down, without the site itself; paths on this site */
export function breadcrumbs(trail: readonly Link[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}

/** The structured data of a tool's own page. */
export function toolStructuredData({ name, heading, path }: Tool, description: string): JsonLd[] {
  return [softwareApplication({ name: heading, description, url: site.origin + path }), breadcrumbs([{ name, path }])];
}

/** The structured data of the home page: what the site is, and its owner. */
export function homeStructuredData(description: string): JsonLd[] {
  const url = `${site.origin}/`;
  return [
    softwareApplication({ name: site.name, description, url }),
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: site.name,
      url,
      logo: `${site.origin}/icon-512.png`,
      email: `support@${site.domain}`,
    },
  ];
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

/** The structured data of a hub: its position, and the list of its pages. */
export function hubStructuredData(hub: Hub): JsonLd[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'CollectionPage',
      name: hub.h1,
      description: hub.metaDescription,
      url: hub.canonicalUrl,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: hub.popular.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: site.origin + path,
        })),
      },
    },
    breadcrumbs([{ name: hub.h1, path: hub.path }]),
  ];
}
