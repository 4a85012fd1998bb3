import { ArrowRight, LockKeyhole, type LucideIcon, Wallet, Zap } from 'lucide-react';
import { Missing } from '#app/missing/missing.tsx';
import type { Hub } from '#catalogue/landing-page.ts';

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Zap,
    title: 'Fast & Efficient',
    text: 'No upload and no queue: your own device does the work straight away.',
  },
  {
    icon: Wallet,
    title: 'Free to Use',
    text: 'Every tool, as often as you like. No account and no watermark.',
  },
  {
    icon: LockKeyhole,
    title: 'Privacy Protected',
    text: 'Your images stay in your browser. Nobody else sees them.',
  },
];

/** A collection: what it is about, its pages, and why here. */
export function HubScreen({ hub }: { hub?: Hub | undefined }) {
  if (!hub) return <Missing what="Hub not found" />;
  return (
    <div className="page-width pt-8 md:pt-14">
      <h1 className="text-display font-semibold">{hub.h1}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{hub.description}</p>
      <section aria-labelledby="popular" className="mt-12">
        <h2 id="popular" className="text-lead font-semibold">
          Popular tools
        </h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {hub.popular.map(({ name, path }) => (
            <li key={path}>
              <a
                href={path}
                className="group flex min-h-14 items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-2 font-medium transition-colors hover:border-edge"
              >
                {name}
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="shrink-0 text-muted transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ul className="mt-16 grid gap-x-10 gap-y-8 border-t border-line pt-12 md:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
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
