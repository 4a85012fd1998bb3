import { ArrowRight, LockKeyhole, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { pageMeta } from '#app/seo.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { site } from '#site';

export const meta = () =>
  pageMeta({
    title: `${site.name}: Resize Images Without Uploading Them`,
    description: 'A free image resizer that works entirely in your browser: no upload, no account, no limit on use.',
    path: '/',
  });

const FEATURES = [
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'A ten-megapixel photo takes well under a second on an ordinary laptop.',
  },
  {
    icon: LockKeyhole,
    title: '100% Private',
    text: 'Your images stay on your device. There is no server that they could be sent to.',
  },
] as const;

export default function Home() {
  return (
    <div className="page-width">
      <section className="max-w-3xl py-16 md:py-28">
        <h1 className="text-display font-semibold tracking-tight">Your images, worked on where they are.</h1>
        <p className="mt-6 max-w-xl text-lead text-muted">
          Resize, crop and turn pictures right in your browser. Nothing is uploaded, nothing is stored.
        </p>
        <Link to={TOOLS.resize.path} prefetch="intent" className={buttonClass('primary', 'mt-8')}>
          Resize an image
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      </section>
      <ul className="grid gap-8 border-t border-line py-12 md:grid-cols-2">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 max-w-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
