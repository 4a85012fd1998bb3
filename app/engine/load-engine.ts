import type { DrawingSizes, Engine } from '#engine';
import { importWatched } from '#engine/arrival/scripts.ts';
import { arriving } from './arriving.ts';
import { noteArrival, withFirstJobNoted } from './first-job.ts';
import { isAccepted } from './incomplete.ts';
import { loadedEngine } from './loaded-engine.ts';
import { unavailable } from './unavailable.ts';
import { watermarkFiles } from './watermark-files.ts';

type Api = typeof import('#engine');

/** The engine and the functions that need no instance: plans, formats, facts. */
export interface Loaded {
  api: Api;
  engine: Engine;
}

/** What draws is loaded with the first drawing. */
const drawVector = async (file: Blob, sizes: DrawingSizes) =>
  (await importWatched(() => import('./draw-vector.ts'))).drawVector(file, sizes);

let loading: Promise<Loaded> | undefined;

/** Loads the engine once per visit. A failed attempt is forgotten, so that the next one tries again. */
export function loadEngine(): Promise<Loaded> {
  if (loading) return loading;
  loading = importWatched(() => import('#engine')).then(
    (api) => {
      const loaded = {
        api,
        engine: withFirstJobNoted(
          api.createEngine({
            drawVector,
            watermarks: watermarkFiles.get,
            readIncomplete: isAccepted,
            onArrival: (arrival) => arriving.set(arrival.share < 1 ? arrival : undefined),
          }),
        ),
      };
      loadedEngine.set(loaded);
      return loaded;
    },
    (cause) => {
      loading = undefined;
      throw unavailable('The engine', cause);
    },
  );
  noteArrival(loading);
  return loading;
}
