import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { HOME } from '#app/navigation.ts';
import { homeWords } from '#words/home.ts';
import { SECTIONS } from './sections.ts';

const WORDS = homeWords.closing;

export function ClosingCall() {
  return (
    <section className="flex flex-col items-start gap-6 rounded-surface bg-sunken p-8 md:flex-row md:items-center md:justify-between md:p-12">
      <div>
        <h2 className="text-title font-bold">{WORDS.title}</h2>
        <p className="mt-1 text-muted">{WORDS.line}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={`${HOME.path}#${SECTIONS.tools}`} className={buttonClass('primary')}>
          {WORDS.start}
        </Link>
        <Link to={`${HOME.path}#${SECTIONS.directory}`} className={buttonClass('secondary')}>
          {WORDS.all}
        </Link>
      </div>
    </section>
  );
}
