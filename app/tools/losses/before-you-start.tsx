import { Notice } from '#app/components/notice.tsx';
import { toolWords } from '#words/tools.ts';

/** What a visitor should know before a run; nothing if there are no sentences. */
export function BeforeYouStart({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      <ul aria-label={toolWords.beforeYouStart} className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
