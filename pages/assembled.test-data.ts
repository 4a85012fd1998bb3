import { ENTRIES } from '#catalogue/entries/index.ts';
import { type LandingPage, landingPage } from './landing-page.ts';

/** Every landing page whose texts are there. */
export const PAGES: LandingPage[] = [];

/** Why the others cannot be assembled, for the one test that reports it. */
export const INCOMPLETE: string[] = [];

for (const { slug } of ENTRIES) {
  try {
    const page = landingPage(slug);
    if (page) PAGES.push(page);
  } catch (error) {
    INCOMPLETE.push(`${slug}: ${error instanceof Error ? error.message : error}`);
  }
}
