import { Notice } from '#app/components/notice.tsx';
import { lossSentence } from '#app/engine/loss-sentences.ts';
import type { Format, Plan } from '#engine';
import { SENTENCES } from './sentences.ts';

interface LossesProps {
  plan: Plan;
  target: Format;
  /** What transparency lands on, where it is not white. */
  fill?: string | undefined;
  remarks?: readonly string[];
}

/** What the run will take from the picture, and whatever else is worth knowing before it. */
export function Losses({ plan, target, fill, remarks }: LossesProps) {
  const sentences = [...(remarks ?? []), ...plan.losses.map((loss) => lossSentence(loss, target, fill))];
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
