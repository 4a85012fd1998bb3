import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { HOME } from '#app/navigation.ts';
import { homeWords } from '#words/home.ts';
import { DropZone } from './drop/drop-zone.tsx';
import { SECTIONS } from './sections.ts';

export function Hero() {
  return (
    <section className="grid gap-x-16 gap-y-6 py-8 sm:gap-y-8 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,44rem)] lg:grid-rows-[auto_1fr]">
      <div className="lg:self-end">
        <h1 className="text-heading font-bold">{homeWords.title}</h1>
        <p className="mt-3 max-w-xl text-lead text-muted">{homeWords.lead}</p>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
        <DropZone />
      </div>
      <div>
        <div className="flex flex-wrap gap-3">
          <Link to={`${HOME.path}#${SECTIONS.tools}`} className={buttonClass('secondary', 'px-6')}>
            {homeWords.start}
          </Link>
          <Link to={`${HOME.path}#${SECTIONS.collections}`} className={buttonClass('secondary', 'px-6')}>
            {homeWords.more}
          </Link>
        </div>
        <p className="mt-6 flex items-center gap-2 text-small text-muted">
          <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {homeWords.free}
        </p>
      </div>
    </section>
  );
}
