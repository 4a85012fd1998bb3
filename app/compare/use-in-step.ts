import { type RefObject, useEffect } from 'react';

const fileOf = ({ src }: HTMLImageElement) => src.split('#')[0] ?? '';
const isAgain = ({ src }: HTMLImageElement) => src.includes('#');

/**
 * Starts the animations on a stage together. A browser starts each when it is loaded, so two animations of the same
 * length would always show different frames. After each load all restart with new addresses, because an unchanged
 * address would not restart them.
 */
export function useInStep(stage: RefObject<HTMLElement | null>, animated: boolean): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !animated) return;
    let round = 0;
    const begin = async () => {
      round += 1;
      const current = round;
      const images = [...element.querySelectorAll('img')];
      if (images.length < 2 || images.some(({ complete }) => !complete)) return;
      const next = images.map((image) => ({ image, file: fileOf(image), src: `${fileOf(image)}#${current}` }));
      // Decoded before they are shown, so that both are drawn in the same frame and none is blank.
      await Promise.all(next.map(({ src }) => decoded(src)));
      if (current !== round) return;
      for (const { image, file, src } of next) if (fileOf(image) === file) image.src = src;
    };
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && !isAgain(target)) void begin();
    };
    // The event does not bubble.
    element.addEventListener('load', onLoad, { capture: true });
    void begin();
    return () => {
      round += 1;
      element.removeEventListener('load', onLoad, { capture: true });
    };
  }, [stage, animated]);
}

async function decoded(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => {});
}
