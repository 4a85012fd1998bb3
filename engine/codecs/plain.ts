import { colourFacts, coloursOf } from '../colour/colours.ts';
import type { OpenFile, OpenPlain, PlainPicture } from '../decoders/decoder.ts';
import type { Format } from '../formats/format.ts';
import { resolutionOf } from '../metadata/exif.ts';
import type { Probe } from '../probe/probe.ts';
import { USUAL_FACTS } from '../probe/usual-facts.ts';
import { statedColours } from './stated-colours.ts';
import { factsIn, workOn } from './work-on.ts';

/** Opens a plain picture with the facts that its file's bytes state. @param load returns what opens it @throws as that */
export async function openPlain(
  load: () => Promise<OpenPlain>,
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
): Promise<OpenFile | Uint8Array<ArrayBuffer>> {
  const open = await load();
  const opened = await open(bytes);
  if (opened instanceof Uint8Array) return opened;
  let unused: typeof opened | undefined = opened;
  const { width, height, alpha } = opened;
  const work = await workOn(format);
  const colours = coloursOf(statedColours(work, bytes), 'rgb');
  const metadata = work.readMetadata?.(bytes) ?? {};
  const dpi = metadata.exif && resolutionOf(metadata.exif);
  const probe: Probe = {
    format: format.id,
    width,
    height,
    ...USUAL_FACTS,
    alpha,
    ...colourFacts(colours, 'rgb'),
    ...(metadata.unread && { metadataUnread: true }),
    ...(await factsIn(format, bytes)),
    dpi,
    orientation: 1,
    bytes: bytes.length,
  };
  return {
    probe,
    metadata,
    colours,
    decode: async () => {
      const picture = unused ?? ((await open(bytes)) as PlainPicture);
      unused = undefined;
      return { width, height, channels: 4, data: await picture.pixels() };
    },
  };
}
