import { Spinner } from '#app/components/spinner.tsx';
import { toolWords } from '#words/tools.ts';

/** As high as a tool before its first file, so that the content below does not move. */
export function ToolWaiting() {
  return (
    <div
      role="status"
      className="flex min-h-101 sm:min-h-109 items-center justify-center gap-2 rounded-surface border border-line bg-surface text-muted md:min-h-122"
    >
      <Spinner />
      {toolWords.loading}
    </div>
  );
}
