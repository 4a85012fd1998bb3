import { keep, recall } from '#app/device-storage.ts';
import type { FormatId } from '#engine';

/* Formats whose pictures stay in them where the page itself would open with another: the visitor's choice, remembered on the device. */

const KEY = 'own-formats';

const remembered = (): string[] => recall(KEY)?.split(' ') ?? [];

export const keepsOwnFormat = (format: FormatId): boolean => remembered().includes(format);

export function rememberOwnFormat(format: FormatId, isKept: boolean): void {
  const formats = [...remembered().filter((each) => each !== format), ...(isKept ? [format] : [])];
  keep(KEY, formats.join(' ') || undefined);
}
