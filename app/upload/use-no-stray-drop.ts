import { useEffect } from 'react';

/**
 * Prevents the browser from opening a file that is dropped outside an upload area, which would replace the page and
 * lose its settings. An upload area does this by itself.
 */
export function useNoStrayDrop(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, [active]);
}
