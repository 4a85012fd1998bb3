import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importWatched } from '#engine/arrival/scripts.ts';
import { drawnByEngine } from './drawn-by-engine.ts';
import { loadEngine } from './load-engine.ts';

export type Preview =
  | { state: 'loading' }
  /** `reduced`: fewer pixels than the image has, and slightly different ones. */
  | { state: 'ready'; url: string; reduced?: true }
  | { state: 'none' };

const LOADING: Preview = { state: 'loading' };

interface Drawn {
  blob: Blob;
  preview: Preview;
  /** An object URL to release once nothing shows it. */
  urls: readonly string[];
}

/**
 * An address of this image for an `img`. The browser tries first, because it plays animations. The engine renders
 * images that it cannot draw (TIFF, HEIC). The address is released with the component or when the image changes.
 */
export function usePreview(blob: Blob | undefined): Preview {
  const drawn = useDrawn(blob);
  return blob && drawn?.blob === blob ? drawn.preview : LOADING;
}

/** A preview of an image, and every pixel of it once it is examined closely. */
export function useClosePreview(blob: Blob, preview: Preview, isClose: boolean): Preview {
  const isReduced = preview.state === 'ready' && preview.reduced === true;
  const exact = useDrawn(isReduced && isClose ? blob : undefined, true);
  return isReduced && exact?.blob === blob && exact.preview.state === 'ready' ? exact.preview : preview;
}

/** The same, but an image stays visible until its replacement is decoded, so that no blank frame shows. */
export function useSteadyPreview(blob: Blob): Preview {
  const preview = useDrawn(blob)?.preview ?? LOADING;
  return useClosePreview(blob, preview, true);
}

/** The last decoded image: this one, or the previous one while this one is being decoded. */
function useDrawn(blob: Blob | undefined, exact = false): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  const shown = useRef<readonly string[]>(undefined);
  useLayoutEffect(() => {
    shown.current = drawn?.urls;
  }, [drawn]);

  useEffect(() => {
    if (!blob) return;
    const controller = new AbortController();
    const urls: string[] = [];
    let isDrawn = false;
    const address = (source: Blob) => {
      const url = URL.createObjectURL(source);
      urls.push(url);
      return url;
    };
    draw(blob, exact, address, controller.signal)
      .catch((): Preview => ({ state: 'none' }))
      .then((preview) => {
        isDrawn = true;
        if (controller.signal.aborted) release(urls);
        else setDrawn({ blob, preview, urls });
      });
    return () => {
      controller.abort();
      // A preview that was never shown, because the component was removed before. One that is still being decoded needs its address.
      if (isDrawn && shown.current !== urls) release(urls);
    };
  }, [blob, exact]);

  // When its replacement is on the screen, or the component is removed.
  useEffect(() => () => release(drawn?.urls ?? []), [drawn]);

  return drawn;
}

const release = (urls: readonly string[]) => {
  for (const url of urls) URL.revokeObjectURL(url);
};

/** The same picture, without what a drawing would have the browser report to the console. */
async function quiet(blob: Blob): Promise<Blob> {
  if (blob.type !== 'image/svg+xml') return blob;
  const { withoutHandlersIn } = await importWatched(() => import('./without-handlers.ts'));
  return withoutHandlersIn(blob);
}

async function draw(
  blob: Blob,
  exact: boolean,
  address: (source: Blob) => string,
  signal: AbortSignal,
): Promise<Preview> {
  if (!exact) {
    const own = address(await quiet(blob));
    if (await canDraw(own)) return { state: 'ready', url: own };
  }
  const { engine } = await loadEngine();
  const rendered = exact ? await engine.preview(blob, { exact, signal }) : await drawnByEngine(blob, engine, signal);
  const url = address(rendered);
  await canDraw(url);
  return exact ? { state: 'ready', url } : { state: 'ready', url, reduced: true };
}

/** Decodes the whole picture off the page's thread, so that showing it does not block. */
async function canDraw(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image.naturalWidth > 0;
  } catch {
    return false;
  }
}
