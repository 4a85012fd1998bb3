import { LockKeyhole, type LucideIcon, Wallet, Zap } from 'lucide-react';
import { classNames } from '#app/components/class-names.ts';
import { Missing } from '#app/missing/missing.tsx';
import { WhyNot } from '#app/search/why-not.tsx';
import type { Hub } from '#pages/landing-page.ts';
import { frameWords } from '#words/frame.ts';
import { hubWords } from '#words/hubs.ts';
import type { ShownGroup } from './facts.ts';
import { Mark, ShapeMark } from './marks.tsx';

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Zap, ...hubWords.fast },
  { icon: Wallet, ...hubWords.free },
  { icon: LockKeyhole, ...hubWords.private },
];

interface HubScreenProps {
  hub?: Hub | undefined;
  /** Its pages again, grouped by what visitors look for. */
  groups?: readonly ShownGroup[];
  /** The number of photos behind the figures. */
  photos?: number;
}

/** A collection: its subject, its pages, and its benefits. */
export function HubScreen({ hub, groups = [], photos = 0 }: HubScreenProps) {
  if (!hub) return <Missing what={frameWords.notFound.hub} />;
  return (
    <div className="page-width pt-8 md:pt-14">
      <WhyNot />
      <h1 className="text-title font-bold">{hub.h1}</h1>
      <p className="mt-1 max-w-prose text-muted">{hub.description}</p>
      <section aria-labelledby="popular" className="mt-8">
        <h2 id="popular" className="text-lead font-semibold">
          {hubWords.popular}
        </h2>
        <div className={classNames('mt-4 gap-4 md:columns-2', groups.length > 2 && 'xl:columns-3')}>
          {groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
        {photos > 0 && <p className="mt-2 text-small text-muted">{hubWords.figures(photos)}</p>}
      </section>
      <ul className="mt-16 grid gap-x-10 gap-y-8 border-t border-line pt-12 md:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />
            <h2 className="mt-3 text-lead font-bold">{title}</h2>
            <p className="mt-1 max-w-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages of one group on a card, with the result of each. */
function Group({ group: { name, mark, links } }: { group: ShownGroup }) {
  return (
    <div className="mb-4 break-inside-avoid rounded-surface border border-line bg-surface p-2">
      <h3 className="flex items-center gap-3 p-3 text-lead font-bold">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken">
          <Mark mark={mark} />
        </span>
        {name}
      </h3>
      <ul>
        {links.map(({ name, path, frame, fact }) => (
          <li key={path} className="relative border-t border-line first:border-transparent">
            <div className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1 transition-colors hover:bg-sunken">
              {frame && <ShapeMark {...frame} />}
              <a href={path} className="min-w-0 flex-1 font-medium after:absolute after:inset-0 after:rounded-control">
                {name}
              </a>
              {fact && <span className="max-w-[45%] text-right text-small text-muted">{fact}</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
