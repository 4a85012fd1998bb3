import { Link } from 'react-router';
import { SERIES } from '#pages/tools.ts';
import { metadataWords } from '#words/metadata.ts';
import { sentenceOf } from './sentence.ts';
import { useInspected } from './use-inspected.ts';

/** What a file reveals, in one sentence, with the way to the page that shows and removes it. Absent until it is read, and if it cannot be. */
export function FileLine({ file }: { file: File }) {
  const { value } = useInspected(file);
  return (
    <p className="min-h-5 text-small text-muted">
      {value && (
        <>
          {sentenceOf(value)} <Link to={SERIES.metadata.path}>{metadataWords.seeAll}</Link>
        </>
      )}
    </p>
  );
}
