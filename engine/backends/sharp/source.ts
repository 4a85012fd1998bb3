import sharp, { type Sharp } from 'sharp';
import type { PreparedFile } from '../../codecs/file-work.ts';
import { carriesMap, workOn } from '../../codecs/work-on.ts';
import type { Format } from '../../formats/format.ts';
import { alphaAfter, type Size, sizeAfter } from '../../geometry/steps.ts';
import type { Samples } from '../../pixels/pixels.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Picture, RenderOptions, Source } from '../backend.ts';
import { addsColours } from '../colours.ts';
import { exceptionOf, FILE_EXCEPTIONS, PROBE_EXCEPTIONS, RENDER_EXCEPTIONS } from './exceptions.ts';
import { editGainMap } from './gain-map.ts';
import { beyondSharp, leftToVips } from './left-to-vips.ts';
import { painted } from './paint.ts';
import { SharpPicture } from './picture.ts';
import { readProbe } from './read-probe.ts';
import { openSamples, samplesOf } from './samples.ts';
import { applyStage, stagesOf } from './stages.ts';

/** The engine has its own limits for pixels. */
const OPTIONS = { failOn: 'error', limitInputPixels: false } as const;

async function held(image: Sharp, grey: boolean): Promise<Samples> {
  if (grey) image.toColourspace('b-w');
  return leftToVips(samplesOf(image));
}

async function render(bytes: Uint8Array, probe: Probe, options: RenderOptions): Promise<Picture> {
  const exception = exceptionOf(RENDER_EXCEPTIONS, { probe, options });
  if (exception) throw beyondSharp(exception);
  const { steps, background, dpi, embed, onProgress, hold, format } = options;
  const grey = probe.colour === 'grey' && !steps.some(addsColours);
  const [first = {}, ...rest] = stagesOf(steps);
  // An sRGB profile changes nothing, and applying it takes time.
  const file = { ...OPTIONS, autoOrient: true, ignoreIcc: !probe.wideGamut };
  let open = () => applyStage(sharp(bytes, file), first);
  for (const stage of rest) {
    const samples = await held(open(), grey);
    const ready = stage.paint ? await leftToVips(painted(samples, stage.paint)) : samples;
    open = () => applyStage(openSamples(ready), stage);
  }
  const size = steps.reduce<Size>(sizeAfter, { width: probe.width, height: probe.height });
  const map = carriesMap(probe, format, steps) ? (await workOn({ id: probe.format })).gainMap?.(bytes) : undefined;
  const gainMap = map && (await editGainMap(map, probe, steps));
  const shared = { ...size, alpha: alphaAfter(probe.alpha, steps), grey, background, dpi, embed, gainMap };
  if (!hold) return new SharpPicture({ ...shared, open, onProgress });
  const samples = await held(open(), grey);
  onProgress?.(1);
  return new SharpPicture({ ...shared, open: () => openSamples(samples), samples });
}

/** @throws {ImageError} `beyond-browser` for exceptions */
export async function openSource(file: Uint8Array<ArrayBuffer>, format: Format): Promise<Source> {
  const work = await workOn(format);
  const foreign = exceptionOf(FILE_EXCEPTIONS, { format, bytes: file, work });
  if (foreign) throw beyondSharp(foreign);
  const { bytes, facts }: PreparedFile = (await work.prepared?.(file)) ?? { bytes: file };
  const probe = { ...(await readProbe(await leftToVips(sharp(bytes, OPTIONS).metadata()), format, file)), ...facts };
  const exception = exceptionOf(PROBE_EXCEPTIONS, probe);
  if (exception) throw beyondSharp(exception);
  return {
    probe,
    render: (options) => render(bytes, probe, options),
    isOpaque: async () => (await leftToVips(sharp(bytes, OPTIONS).stats())).isOpaque,
    // Decoding is fast, and a search holds the picture itself.
    keepDecoded: () => {},
    [Symbol.dispose]: () => {},
  };
}
