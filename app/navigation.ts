import { HUB_ENTRIES, hubPathOf } from '#catalogue/entries/index.ts';
import { TOOL_IDS, TOOLS as TOOL_RECORDS } from '#catalogue/tools.ts';

/** A page that the header, the footer and the home page lead to. */
export interface Destination {
  path: string;
  label: string;
}

export const HOME: Destination = { path: '/', label: 'Home' };

const VERBS = { resize: 'Resize', compress: 'Compress', convert: 'Convert', batch: 'Batch' } as const;

/** The tools, in the order of the header. */
export const TOOLS: readonly Destination[] = TOOL_IDS.map((id) => ({ path: TOOL_RECORDS[id].path, label: VERBS[id] }));

/** The collections that the header's 'All Tools' lists; a batch is reached by its own link. */
export const COLLECTIONS: readonly Destination[] = HUB_ENTRIES.filter(({ category }) => category !== 'batch').map(
  (hub) => ({ path: hubPathOf(hub), label: hub.name }),
);

export const LEGAL: readonly Destination[] = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms-of-use', label: 'Terms of Use' },
  { path: '/cookies-policy', label: 'Cookies Policy' },
];

/** What others wrote of what is sent to the browser. */
export const LICENCES: Destination = { path: '/licences', label: 'Licences' };
