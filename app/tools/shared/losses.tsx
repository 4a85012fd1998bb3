import { Notice } from '#app/components/notice.tsx';
import { lossSentence } from '#app/engine/loss-sentences.ts';
import type { Format } from '#engine';
import type { Outlook } from './plan-of.ts';
import { SENTENCES, unchangedSentence } from './sentences.ts';

interface LossesProps {
  /** What will be made, or why it cannot be. */
  outlook: Outlook;
  target: Format;
  /** What transparency lands on, where it is not white. */
  fill?: string | undefined;
  /** The size that was asked for, in bytes. */
  targetBytes?: number | undefined;
  remarks?: readonly string[];
}

/** What the run will take from the picture, and whatever else is worth knowing before it. */
export function Losses({ outlook: { plan, problem }, target, fill, targetBytes, remarks = [] }: LossesProps) {
  if (!plan) return <Notice tone="error">{problem}</Notice>;
  const kept = plan.unchanged && unchangedSentence(plan.unchanged, plan.losses.includes('metadata'), targetBytes);
  const sentences = kept ? [kept] : [...remarks, ...plan.losses.map((loss) => lossSentence(loss, target, fill))];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="info">
      <ul aria-label={SENTENCES.beforeYouStart} className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
