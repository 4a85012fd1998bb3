import type { DetailKind } from '../details/part.ts';
import type { Format } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import type { Loss } from '../report/losses.ts';

/* The losses of metadata. What follows the picture has losses of its own: a video, further pictures, a gain map. */

/** Details that an encoder writes, or that have a loss of their own. */
const CARRIED: ReadonlySet<DetailKind> = new Set(['exif', 'xmp', 'iptc', 'credentials']);

/** Whether further pictures are named by a loss: all but previews. */
const isNamed = ({ parts }: Probe): boolean => parts?.other === true || parts?.gainMap === 'foreign';

/** The details without a loss of their own; undefined if the file cannot be parsed. */
function unnamed(probe: Probe): DetailKind[] | undefined {
  return probe.details?.filter((kind) => kind !== 'video' && !(kind === 'picture' && isNamed(probe)));
}

/** Whether a file has metadata without a loss of its own. */
export const namesDetails = (probe: Probe): boolean => probe.metadata && unnamed(probe)?.length !== 0;

/** Whether a file has details that no encoder writes. Which texts are written follows from their keywords (`hardToKeep`). */
export const hasOtherDetails = (probe: Probe, { holds }: Pick<Format, 'holds'>): boolean =>
  unnamed(probe)?.some((kind) => !CARRIED.has(kind) && !(kind === 'text' && holds.texts)) ?? false;

/** All texts count: some name a place. */
const NO_TEXTS = { holds: { alpha: true, animation: false, depth: 8, profile: false, metadata: false } } as const;

/** Returns the losses of a file that comes back as it is, with or without its metadata. */
export function lossesOfReturning(probe: Probe, { metadata = 'strip' }: Output): Loss[] {
  const { details = [], parts } = probe;
  if (!probe.metadata || metadata === 'keep') return [];
  const isCut = details.includes('picture') || details.includes('video');
  const names = namesDetails(probe);
  const losses: Partial<Record<Loss, boolean>> = {
    metadata: names && metadata === 'strip',
    location: names && metadata === 'keep-but-location',
    'all-but-credit': names && metadata === 'copyright',
    credentials: metadata === 'keep-but-location' && details.includes('credentials'),
    'other-details': metadata === 'keep-but-location' && hasOtherDetails(probe, NO_TEXTS),
    hdr: isCut && parts?.gainMap === 'foreign',
    video: details.includes('video'),
    attached: isCut && parts?.other === true,
  };
  return (Object.keys(losses) as Loss[]).filter((loss) => losses[loss]);
}
