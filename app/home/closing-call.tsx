import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { SECTIONS } from './sections.ts';

export function ClosingCall() {
  return (
    <section className="flex flex-col items-start gap-6 rounded-surface bg-sunken p-8 md:flex-row md:items-center md:justify-between md:p-12">
      <div>
        <h2 className="text-heading font-bold">Ready for your next picture?</h2>
        <p className="mt-1 text-muted">Nothing to install and no sign-up.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={`#${SECTIONS.tools}`} className={buttonClass('primary')}>
          Get Started Now
        </Link>
        <Link to={`#${SECTIONS.directory}`} className={buttonClass('secondary')}>
          Explore All Tools
        </Link>
      </div>
    </section>
  );
}
