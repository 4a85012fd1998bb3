import { describe, expect, it } from 'vitest';
import { TOOL_PAGES } from '#pages/tools.ts';
import { site } from '#site';
import { hub, landingPage } from './landing-page.ts';
import { breadcrumbs, toolStructuredData } from './structured-data.ts';
import { homeStructuredData } from './structured-data-of/home.ts';
import { hubStructuredData } from './structured-data-of/hub.ts';
import { landingStructuredData } from './structured-data-of/landing.ts';

describe('structured data', () => {
  const page = landingPage('jpg-to-png-converter');
  if (!page) throw new Error('Expected a page');
  const [steps, tool, questions, trail] = landingStructuredData(page);

  it('numbers the steps like the page', () => {
    expect(steps?.step).toEqual(
      page.steps.map(({ name, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name, text })),
    );
  });

  it('offers the tool for free', () => {
    expect(tool).toMatchObject({ '@type': 'SoftwareApplication', offers: { price: '0', priceCurrency: 'USD' } });
    expect(tool).not.toHaveProperty('aggregateRating');
  });

  it('describes the tools and the whole site as free too', () => {
    const free = { '@type': 'SoftwareApplication', offers: { price: '0', priceCurrency: 'USD' } };
    const [resizer, path] = toolStructuredData(TOOL_PAGES.resize, 'Changes the size.');
    expect(resizer).toMatchObject({ ...free, name: 'Image Resizer Tool', url: `${site.origin}/resize` });
    expect(path?.itemListElement).toHaveLength(2);
    const [whole, owner] = homeStructuredData('Everything.');
    expect(whole).toMatchObject({ ...free, name: site.name, description: 'Everything.' });
    expect(owner).toMatchObject({ '@type': 'Organization', url: `${site.origin}/` });
  });

  it('has every question with its answer', () => {
    expect(questions?.mainEntity).toHaveLength(page.faqs.length);
    expect(JSON.stringify(questions)).toContain(page.faqs[0]?.answer);
  });

  it('has breadcrumbs from the site through the hub to the page', () => {
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Image Converters',
        item: `${site.origin}/tools/hubs/image-converters`,
      },
      { '@type': 'ListItem', position: 3, name: page.name, item: `${site.origin}/tools/jpg-to-png-converter` },
    ]);
    expect(breadcrumbs([]).itemListElement).toHaveLength(1);
  });

  it("lists a hub's pages by their full addresses", () => {
    const batch = hub('batch-image-tools');
    if (!batch) throw new Error('Expected a hub');
    expect(JSON.stringify(hubStructuredData(batch))).toContain(`"${site.origin}/tools/batch-image-resizer"`);
  });
});
