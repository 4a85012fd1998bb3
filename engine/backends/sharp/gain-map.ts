import sharp from 'sharp';
import { EditedGainMap, type MapCodec } from '../../codecs/jpeg/gain-map/edited.ts';
import type { Step } from '../../geometry/steps.ts';
import type { GainMap } from '../../metadata/gain-map.ts';
import type { Probe } from '../../probe/probe.ts';
import { leftToVips } from './left-to-vips.ts';

const CODEC: MapCodec = {
  read: async (jpeg) => {
    // Damage to the map is ignored: the picture itself is valid.
    const image = sharp(jpeg, { failOn: 'none', limitInputPixels: false, ignoreIcc: true });
    const { space } = await leftToVips(image.metadata());
    if (space === 'b-w') image.toColourspace('b-w');
    const { data, info } = await leftToVips(image.raw().toBuffer({ resolveWithObject: true }));
    return { data, width: info.width, height: info.height, channels: info.channels };
  },
  write: async ({ data, width, height, channels }, quality) => {
    const image = sharp(data, { raw: { width, height, channels: channels === 1 ? 1 : 3 } });
    if (channels === 1) image.toColourspace('b-w');
    return leftToVips(image.jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true }).toBuffer());
  },
};

/** Returns a gain map with the same edits as its picture. */
export function editGainMap(map: GainMap, probe: Probe, steps: readonly Step[]): Promise<EditedGainMap> {
  return EditedGainMap.of(map, probe, steps, CODEC);
}
