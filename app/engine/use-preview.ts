import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadEngine } from './load-engine.ts';
import { withoutHandlersIn } from './without-handlers.ts';

export type Preview =
  | { state: 'loading' }
  /** `reduced`: fewer pixels than the image has, and not quite the same. */
  | { state: 'ready'; url: string; reduced?: true }
  | { state: 'none' };

/** The longest side of what the engine draws where the browser cannot: enough for a large screen. */
const MAX_SIDE = 1600;

const LOADING: Preview = { state: 'loading' };

interface Drawn {
  blob: Blob;
  preview: Preview;
  /** What has to be released once nothing shows it. */
  urls: readonly string[];
}

/**
 * An address that an `img` can show for this image. The browser tries by itself first, since it keeps animations; what it
 * cannot draw (TIFF, HEIC) the engine renders. The address is released with the component or when the image changes.
 */
export function usePreview(blob: Blob | undefined): Preview {
  const drawn = useDrawn(blob);
  return blob && drawn?.blob === blob ? drawn.preview : LOADING;
}

/** What was drawn of an image, and every pixel of it as soon as it is looked at closely. */
export function useClosePreview(blob: Blob, preview: Preview, isClose: boolean): Preview {
  const isReduced = preview.state === 'ready' && preview.reduced === true;
  const exact = useDrawn(isReduced && isClose ? blob : undefined, true);
  return isReduced && exact?.blob === blob && exact.preview.state === 'ready' ? exact.preview : preview;
}

/** The same, but an image stays in view until the one that takes its place is decoded, so that no blank frame shows. */
export function useSteadyPreview(blob: Blob): Preview {
  const preview = useDrawn(blob)?.preview ?? LOADING;
  return useClosePreview(blob, preview, true);
}

/** The image that was decoded last: this one, or the one before it for as long as this one is under way. */
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
    const address = (source: Blob) => {
      const url = URL.createObjectURL(source);
      urls.push(url);
      return url;
    };
    draw(blob, exact, address, controller.signal)
      .catch((): Preview => ({ state: 'none' }))
      .then((preview) => {
        if (controller.signal.aborted) release(urls);
        else setDrawn({ blob, preview, urls });
      });
    return () => {
      controller.abort();
      // Also what has been drawn but never came to the screen, because the component went before it was shown.
      if (shown.current !== urls) release(urls);
    };
  }, [blob, exact]);

  // When another one is on the screen in its place, or the component has gone.
  useEffect(() => () => release(drawn?.urls ?? []), [drawn]);

  return drawn;
}

const release = (urls: readonly string[]) => {
  for (const url of urls) URL.revokeObjectURL(url);
};

async function draw(
  blob: Blob,
  exact: boolean,
  address: (source: Blob) => string,
  signal: AbortSignal,
): Promise<Preview> {
  if (!exact) {
    const own = address(await withoutHandlersIn(blob));
    if (await canDraw(own)) return { state: 'ready', url: own };
  }
  const { engine } = await loadEngine();
  const rendered = await engine.preview(blob, exact ? { exact, signal } : { maxSide: MAX_SIDE, signal });
  const url = address(rendered);
  await canDraw(url);
  return exact ? { state: 'ready', url } : { state: 'ready', url, reduced: true };
}

/** Decodes the whole picture off the page's thread, so that showing it afterwards does not stall. */
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
