import { type RefObject, useEffect, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

interface PageDrop {
  /** Absent while files are not accepted. */
  onFiles: ((files: File[]) => void) | undefined;
  /** The files cannot be read. */
  onError?(cause: Error): void;
  /** Its own field for files takes no drops by itself, as others on the page do. */
  area?: RefObject<HTMLElement | null>;
}

/** Whether a drop is on a field for files outside of the area. */
const isOtherField = (element: Element | undefined, area: HTMLElement | null | undefined): boolean =>
  element !== undefined && element.closest('input[type=file]') !== null && !area?.contains(element);

/**
 * Receives files that are dropped anywhere on the page. The browser would open them otherwise, which would replace the page and lose
 * its settings.
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(drop: PageDrop): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    /** Keeps the browser from opening files. @returns what receives them; undefined if the event is not about files of the page */
    const claim = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      const element = target instanceof Element ? target : undefined;
      const { area, onFiles } = latest.current;
      if (isOtherField(element, area?.current) || !dataTransfer?.types.includes('Files')) return undefined;
      event.preventDefault();
      const accept = element?.closest('dialog') ? undefined : onFiles;
      dataTransfer.dropEffect = accept ? 'copy' : 'none';
      return { accept, dataTransfer };
    };
    const drag = (event: DragEvent) => claim(event) && setDragged(true);
    const drop = (event: DragEvent) => {
      setDragged(false);
      const { accept, dataTransfer } = claim(event) ?? {};
      if (accept && dataTransfer) droppedFiles(dataTransfer).then(accept, latest.current.onError);
    };
    // Safari states no other target, but dragover follows at once.
    const leave = ({ relatedTarget }: DragEvent) => setDragged((was) => was && relatedTarget !== null);
    const listeners = { dragenter: drag, dragover: drag, drop, dragleave: leave };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type as keyof typeof listeners, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type as keyof typeof listeners, listener);
    };
  }, []);
  return isDragged && drop.onFiles !== undefined;
}
