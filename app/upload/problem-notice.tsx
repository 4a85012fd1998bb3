import { Notice } from '#app/components/notice.tsx';
import type { Problem } from './intake.ts';

export type AfterRefusal = typeof import('./refusal.tsx');

interface ProblemNoticeProps {
  problem: Problem;
  /** Undefined until it is loaded. */
  more: AfterRefusal | undefined;
  maxSizeMb: number;
  multiple: boolean;
  /** @param beside next to files that were accepted */
  onAnyway(files: File[], beside: boolean): void;
}

/** Why files are not on the page, and the ways to open them anyway, below an upload area. */
export function ProblemNotice({ problem, more, maxSizeMb, multiple, onAnyway }: ProblemNoticeProps) {
  const isOffered = problem.why === 'several';
  // Several files are offered inside the area, which repeats the reason.
  const isInside = isOffered && more !== undefined;
  if (isInside && problem.files.length === problem.intake.refused.length) return null;
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {!isInside && <Notice tone={isOffered ? 'info' : 'error'}>{problem.message}</Notice>}
      {more && problem.why !== 'failed' && (
        <more.Refusal
          intake={problem.intake}
          maxSizeMb={maxSizeMb}
          multiple={multiple}
          onAnyway={(files) => onAnyway(files, problem.intake.accepted.length > 0)}
        />
      )}
    </div>
  );
}
