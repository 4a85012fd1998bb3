import { colourFacts, coloursOf } from '../colour/colours.ts';
import type { OpenFile, OpenPlain, PlainPicture } from '../decoders/decoder.ts';
import type { Format } from '../formats/format.ts';
import { resolutionOf } from '../metadata/exif.ts';
import type { Probe } from '../probe/probe.ts';
import { USUAL_FACTS } from '../probe/usual-facts.ts';
import { statedColours } from './stated-colours.ts';
import { factsIn, workOn } from './work-on.ts';

/** Opens a plain picture with the facts that its file's bytes state. @throws as `open` */
export async function openPlain(
  open: OpenPlain,
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
): Promise<OpenFile | Uint8Array<ArrayBuffer>> {
  const opened = await open(bytes);
  if (opened instanceof Uint8Array) return opened;
  let unused: typeof opened | undefined = opened;
  const { width, height, alpha } = opened;
  const colours = coloursOf(statedColours(format.id, bytes), 'rgb');
  const { readMetadata } = await workOn(format);
  const metadata = readMetadata?.(bytes) ?? {};
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
    ...(dpi && { dpi }),
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
