import { changeInWords, totalOf } from '#app/landing/change.ts';
import { measurementOf } from '#app/landing/measurement.ts';
import type { HubGroup, HubLink } from '#pages/hub-groups.ts';
import { formatSize } from '#words/pixels.ts';

export interface ShownGroup extends Omit<HubGroup, 'links'> {
  links: (Omit<HubLink, 'figures'> & { fact: string | undefined })[];
}

/**
 * The groups of a hub, with the result of each page: its dimensions, or the change of real photos. For loaders only,
 * because the figures of all pages are in one file.
 * @returns also the number of photos behind the figures; 0 without figures
 */
export function withFacts(groups: readonly HubGroup[]): { groups: ShownGroup[]; photos: number } {
  let photos = 0;
  const shown = groups.map((group) => ({
    ...group,
    links: group.links.map(({ figures, ...link }) => {
      if (link.frame) {
        const { width, height } = link.frame;
        return { ...link, fact: link.name.includes(`${width}x${height}`) ? undefined : formatSize(link.frame) };
      }
      const measured = figures ? measurementOf(figures)?.photos : undefined;
      if (!measured) return { ...link, fact: undefined };
      photos = Math.max(photos, measured.length);
      const { before, after } = totalOf(measured);
      return { ...link, fact: changeInWords(before, after) };
    }),
  }));
  return { groups: shown, photos };
}
