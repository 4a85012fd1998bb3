import { EditedGainMap, type MapCodec } from '../../codecs/jpeg/gain-map/edited.ts';
import type { Step } from '../../geometry/steps.ts';
import type { GainMap } from '../../metadata/gain-map.ts';
import type { Probe } from '../../probe/probe.ts';
import { guarded } from './errors.ts';
import { Handles } from './handles.ts';
import { UCHAR } from './load.ts';
import type { Libvips } from './start.ts';

function codecOf(vips: Libvips): MapCodec {
  return {
    read: async (jpeg) =>
      guarded('reading', () => {
        using handles = new Handles();
        // Damage to the map is ignored: the picture itself is valid.
        const image = handles.add(vips.Image.newFromBuffer(jpeg, '', { fail_on: 'none' }));
        const { width, height, bands } = image;
        return { data: image.writeToMemory() as Uint8Array, width, height, channels: bands };
      }),
    write: async ({ data, width, height, channels }, quality) =>
      guarded('writing', () => {
        using handles = new Handles();
        const raw = handles.add(vips.Image.newFromMemory(new Uint8Array(data), width, height, channels, UCHAR));
        const image = handles.add(raw.copy({ interpretation: channels === 1 ? 'b-w' : 'srgb' }));
        return image.writeToBuffer('.jpg', { Q: quality, optimize_coding: true, subsample_mode: 'off', keep: 0 });
      }),
  };
}

/** Returns a gain map with the same edits as its picture. */
export function editGainMap(vips: Libvips, map: GainMap, probe: Probe, steps: readonly Step[]): Promise<EditedGainMap> {
  return EditedGainMap.of(map, probe, steps, codecOf(vips));
}
