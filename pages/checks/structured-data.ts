import { hubStructuredData } from '../structured-data-of/hub.ts';
import { landingStructuredData } from '../structured-data-of/landing.ts';
import type { Check } from './check.ts';

const LANDING_TYPES = ['HowTo', 'SoftwareApplication', 'FAQPage', 'BreadcrumbList'];

export const structuredData: Check = {
  name: 'structured data is complete, free of charge and without ratings',
  problems: ({ pages, hubs }) => [
    ...pages.flatMap((page) => {
      const data = landingStructuredData(page);
      const text = JSON.stringify(data);
      const offer = data.find((part) => part['@type'] === 'SoftwareApplication')?.offers;
      return [
        ...(data.map((part) => part['@type']).join() === LANDING_TYPES.join() ? [] : [`${page.slug} lacks a part`]),
        ...(JSON.stringify(offer) === '{"@type":"Offer","price":"0","priceCurrency":"USD"}'
          ? []
          : [`${page.slug} has a price`]),
        ...(/"(?:aggregateRating|ratingValue|review)/i.test(text) ? [`${page.slug} has ratings`] : []),
        ...(/:(?:null|"")/.test(text) ? [`${page.slug} has an empty field`] : []),
        ...(text.includes(`"${page.canonicalUrl}"`) ? [] : [`${page.slug} does not name its canonical address`]),
        // The text must not contain the end of its script element.
        ...(/<\/script/i.test(text) ? [`${page.slug} closes its own script`] : []),
      ];
    }),
    ...hubs.filter((hub) => hubStructuredData(hub).length !== 2).map(({ slug }) => `${slug} lacks a part`),
  ],
};
