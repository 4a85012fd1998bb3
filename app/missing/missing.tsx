import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { addressOf } from '#pages/paths.ts';
import { frameWords } from '#words/frame.ts';

/** A page whose content is not in the catalogue. */
export function Missing({ what }: { what: string }) {
  return (
    <div className="page-width flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-title font-bold">{what}</h1>
      <Link to={`${addressOf('/')}#all-tools`} className={buttonClass('secondary')}>
        {frameWords.notFound.all}
      </Link>
    </div>
  );
}
