import { useNavigate } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { LARGE_FILES } from '#pages/tools.ts';
import { uploadWords } from '#words/upload.ts';
import { carryFiles } from './hand-over.ts';
import type { Intake } from './intake.ts';
import { fitsInMemory, fittingInMemory } from './memory.ts';
import { turnedAway } from './turned-away.ts';

export { Several } from './several.tsx';

const LARGE_BYTES = LARGE_FILES.limitMb * 1024 * 1024;

interface RefusalProps {
  intake: Intake;
  /** The page's own limit, in megabytes. */
  maxSizeMb: number;
  multiple: boolean;
  /** Accepts files without limits. */
  onAnyway(files: File[]): void;
}

/** The number and the names of refused files, and ways to open them anyway. */
export function Refusal({ intake: { accepted, refused }, maxSizeMb, multiple, onAnyway }: RefusalProps) {
  const navigate = useNavigate();
  const { summary, groups, tooLarge, tooMany } = turnedAway(refused, accepted.length);
  const [large] = tooLarge;
  const fitsPage = maxSizeMb < LARGE_FILES.limitMb && tooLarge.length === 1 && large && large.size <= LARGE_BYTES;
  const fitsElsewhere = fitsPage && fitsInMemory(large);
  // If only one image is wanted, the intended one is unknown.
  const beyond = multiple ? [...tooLarge, ...tooMany] : tooLarge.length === 1 && accepted.length === 0 ? tooLarge : [];
  const { fitting, problem } = fittingInMemory(beyond, summary !== undefined);
  // "It" would be the file that does not fit.
  const only = problem && fitting.length === 1 ? fitting[0] : undefined;
  return (
    <>
      {problem && <Notice tone="info">{problem}</Notice>}
      {summary && (
        <p role="status" className="text-small">
          {summary}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {fitting.length > 0 && (
          <Button onClick={() => onAnyway(fitting)}>
            {only ? uploadWords.openOnly(only.name) : uploadWords.anyway(fitting.length)}
          </Button>
        )}
        {fitsElsewhere && (
          <Button
            kind="quiet"
            onClick={() => {
              carryFiles([large], LARGE_FILES.path);
              navigate(LARGE_FILES.path);
            }}
          >
            {uploadWords.largerFiles(LARGE_FILES.name, LARGE_FILES.limitMb, summary && large.name)}
          </Button>
        )}
      </div>
      {summary && (
        <details className="text-small text-muted">
          <summary className="cursor-pointer">{uploadWords.which}</summary>
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
