import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { entryOfTask, PDF_ENTRY } from '#catalogue/entries/index.ts';
import { pathOf } from '#pages/entry-paths.ts';
import { LARGE_FILES } from '#pages/tools.ts';
import { errorWords } from '#words/errors.ts';
import { refusalWords } from '#words/refusal.ts';
import { carryFiles } from './hand-over.ts';
import { INVALID_TYPE, type Intake, isCalm, NOTHING, type Problem } from './intake.ts';
import { type Kind, lookedAt } from './kind.ts';
import { fitsInMemory, fittingInMemory } from './memory.ts';
import { turnedAway } from './turned-away.ts';

export { Several } from './several.tsx';

const LARGE_BYTES = LARGE_FILES.limitMb * 1024 * 1024;

/** A sentence per kind: what the file is, and what opens instead. */
const SENTENCES: Readonly<Record<Kind, string>> = {
  ...refusalWords.kinds,
  raw: errorWords['camera-raw'],
  damaged: errorWords.unreadable,
  other: errorWords.unsupported,
};

/** The file that was refused alone, and the engine's reason, if its kind is one. */
function subjectOf(problem: Problem): { file?: File | undefined; code?: string | undefined; isOfKind: boolean } {
  if (problem.why === 'failed') {
    const { file, code } = problem;
    return { file, code, isOfKind: code === 'unreadable' || code === 'unsupported' || code === 'camera-raw' };
  }
  const [first, ...others] = problem.intake.refused;
  const isOfKind = first?.errors[0]?.code === INVALID_TYPE.code;
  return { file: others.length > 0 ? undefined : first?.file, isOfKind };
}

/** Pages that make a file of a kind that cannot be opened. */
const MAKERS: Readonly<Partial<Record<Kind, { path: string; label: string }>>> = {
  pdf: { path: pathOf(PDF_ENTRY), label: refusalWords.makesOne.pdf },
  video: { path: pathOf(entryOfTask('gif')), label: refusalWords.makesOne.video },
};

/** A refused file's kind, once its first bytes are read. */
function useKind(problem: Problem): Kind | undefined {
  const [known, setKnown] = useState<{ file: File; kind: Kind }>();
  const { file, code, isOfKind } = subjectOf(problem);
  useEffect(() => {
    if (!file || !isOfKind) return;
    let isCurrent = true;
    void lookedAt(file, code).then((kind) => isCurrent && setKnown({ file, kind }));
    return () => {
      isCurrent = false;
    };
  }, [file, code, isOfKind]);
  if (problem === NOTHING) return 'folder';
  return isOfKind && known?.file === file ? known?.kind : undefined;
}

interface RefusalProps {
  problem: Problem;
  /** The page's own limit, in megabytes. */
  maxSizeMb: number;
  multiple: boolean;
  /** Accepts files without limits. @param beside next to files that were accepted */
  onAnyway(files: File[], beside: boolean): void;
  /** Further ways on. */
  children?: ReactNode;
}

/** A card in the upload area: which file was refused, why, and the way on. */
export function Refusal({ problem, maxSizeMb, multiple, onAnyway, children }: RefusalProps) {
  const { file } = subjectOf(problem);
  const kind = useKind(problem);
  const maker = kind && MAKERS[kind];
  const isGrey = isCalm(problem);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here opens no dialog
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press here opens no dialog
    <div
      className="flex w-full max-w-xl min-w-0 cursor-auto flex-col items-center gap-3"
      onClick={(event) => event.stopPropagation()}
    >
      <div role={isGrey ? 'status' : 'alert'} className="flex min-w-0 flex-col gap-1">
        {file && (
          <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{file.name || refusalWords.nameless}</p>
        )}
        <p className={classNames(isGrey ? 'text-muted' : 'text-bad')}>{problem.message}</p>
        {kind && <p className="text-small text-balance">{SENTENCES[kind]}</p>}
      </div>
      {maker && (
        <a href={maker.path} className="inline-flex min-h-11 items-center text-small font-medium underline">
          {maker.label}
        </a>
      )}
      {problem.why !== 'failed' && problem.intake.refused.length > 0 && (
        <Anyway
          intake={problem.intake}
          maxSizeMb={maxSizeMb}
          multiple={multiple}
          onAnyway={(files) => onAnyway(files, problem.intake.accepted.length > 0)}
        />
      )}
      {children}
    </div>
  );
}

interface AnywayProps extends Pick<RefusalProps, 'maxSizeMb' | 'multiple'> {
  intake: Intake;
  onAnyway(files: File[]): void;
}

/** The number and the names of refused files, and ways to open them anyway. */
export function Anyway({ intake: { accepted, refused }, maxSizeMb, multiple, onAnyway }: AnywayProps) {
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
      <div className="flex flex-wrap justify-center gap-2 empty:hidden">
        {fitting.length > 0 && (
          <Button kind="primary" onClick={() => onAnyway(fitting)}>
            {only ? refusalWords.openOnly(only.name) : refusalWords.anyway(fitting.length)}
          </Button>
        )}
        {fitsElsewhere && (
          <Button
            onClick={() => {
              carryFiles([large], LARGE_FILES.path);
              navigate(LARGE_FILES.path);
            }}
          >
            {refusalWords.largerFiles(LARGE_FILES.name, LARGE_FILES.limitMb, summary && large.name)}
          </Button>
        )}
      </div>
      {summary && (
        <details className="max-w-full text-small text-muted">
          <summary className="cursor-pointer">{refusalWords.which}</summary>
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
