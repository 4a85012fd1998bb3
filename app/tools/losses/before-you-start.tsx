import type { ReactNode } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { toolWords } from '#words/tools.ts';

interface BeforeYouStartProps {
  sentences: readonly string[];
  /** A button in the same line. */
  action?: ReactNode;
}

/** What a visitor should know before a run; nothing if there are no sentences. */
export function BeforeYouStart({ sentences, action }: BeforeYouStartProps) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ul aria-label={toolWords.beforeYouStart} className="flex flex-col gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {action}
      </div>
    </Notice>
  );
}
