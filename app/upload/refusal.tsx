import { useNavigate } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { LARGE_FILES, TOOLS } from '#catalogue/tools.ts';
import { carryFiles } from './hand-over.ts';
import { SENTENCES } from './sentences.ts';
import { type Rejection, turnedAway } from './turned-away.ts';

const LARGE_BYTES = LARGE_FILES.limitMb * 1024 * 1024;

interface RefusalProps {
  rejections: readonly Rejection[];
  /** How many came in. */
  taken: number;
  /** What the page itself takes, in megabytes. */
  maxSizeMb: number;
  /** Where one image is wanted: takes all that came to where several are. */
  onSeveral?: ((files: File[]) => void) | undefined;
}

/** How many files were not taken, which ones, and where they would be. */
export function Refusal({ rejections, taken, maxSizeMb, onSeveral }: RefusalProps) {
  const navigate = useNavigate();
  const { summary, groups, tooLarge, tooMany } = turnedAway(rejections, taken);
  const [large] = tooLarge;
  const fitsElsewhere = maxSizeMb < LARGE_FILES.limitMb && tooLarge.length === 1 && large && large.size <= LARGE_BYTES;
  const several = onSeveral && tooMany.length > 1;
  // None was taken, and the button says how many go where.
  const isTold = several && groups.length === 1;
  return (
    <>
      {summary && !isTold && (
        <p role="status" className="text-small">
          {summary}
        </p>
      )}
      {fitsElsewhere && (
        <Button
          onClick={() => {
            carryFiles([large], LARGE_FILES.path);
            navigate(LARGE_FILES.path);
          }}
        >
          {SENTENCES.largerFiles(LARGE_FILES.name, LARGE_FILES.limitMb, summary && large.name)}
        </Button>
      )}
      {several && (
        <Button onClick={() => onSeveral(tooMany)}>{SENTENCES.toBatch(tooMany.length, TOOLS.batch.name)}</Button>
      )}
      {summary && !isTold && (
        <details className="text-small text-muted">
          <summary className="cursor-pointer">{SENTENCES.which}</summary>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {groups.map(({ words, names }) => (
              <li key={words}>
                {words}: <span className="[overflow-wrap:anywhere]">{names.join(', ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
