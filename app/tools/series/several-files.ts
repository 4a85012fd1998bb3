import type { SettingsControl } from '#app/tools/address/use-settings.ts';
import type { Problem } from '#app/tools/single-file/single-file-screen.ts';

/** What shows several files in the place of the first step. */
export interface SeveralProps<T> extends Pick<SettingsControl<T>, 'settings' | 'change'> {
  files: readonly File[];
  /** As many as are accepted without a question. */
  mostFiles: number;
  /** Adds files, except those that are in the list. */
  add(files: readonly File[]): void;
  /** Replaces the files. The list ends with the last one. */
  put(files: readonly File[]): void;
  /** Opens one of them. */
  open(file: File): void;
  /** Why the last one was not opened. */
  problem: Problem | undefined;
  onProblemCleared(): void;
  /** False while one of them is open: the list works on. */
  isShown: boolean;
}
