import { useEffect, useState } from 'react';
import { loadEngine } from './load-engine.ts';

export type Preview = { state: 'loading' } | { state: 'ready'; url: string } | { state: 'none' };

/** The longest side of what the engine draws where the browser cannot: enough for a large screen. */
const MAX_SIDE = 1600;

/**
 * An address that an `img` can show for this image. The browser tries by itself first, since it keeps animations; what it
 * cannot draw (TIFF, HEIC) the engine renders. The address is released with the component or when the image changes.
 */
export function usePreview(blob: Blob | undefined): Preview {
  const [shown, setShown] = useState<{ blob: Blob; preview: Preview }>();

  useEffect(() => {
    if (!blob) return;
    const controller = new AbortController();
    const urls: string[] = [];
    const address = (source: Blob) => {
      const url = URL.createObjectURL(source);
      urls.push(url);
      return url;
    };
    const find = async (): Promise<Preview> => {
      const own = address(blob);
      if (await canDraw(own)) return { state: 'ready', url: own };
      const { engine } = await loadEngine();
      const rendered = await engine.preview(blob, { maxSide: MAX_SIDE, signal: controller.signal });
      return { state: 'ready', url: address(rendered) };
    };
    find()
      .catch((): Preview => ({ state: 'none' }))
      .then((preview) => {
        if (controller.signal.aborted) for (const url of urls) URL.revokeObjectURL(url);
        else setShown({ blob, preview });
      });
    return () => {
      controller.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [blob]);

  return blob && shown?.blob === blob ? shown.preview : { state: 'loading' };
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
