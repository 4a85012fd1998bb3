import { ArrowRight, Crop, FileDown, Layers, type LucideIcon, RefreshCw, Scaling, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { BATCH_LIMIT, TOOLS } from '#catalogue/tools.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

const CARDS: readonly { icon: LucideIcon; name: string; path: string; text: string }[] = [
  {
    icon: Scaling,
    name: TOOLS.resize.name,
    path: TOOLS.resize.path,
    text: 'Give a width, a height or a percentage. Proportions are kept, edges stay sharp.',
  },
  {
    icon: Crop,
    name: 'Crop Image',
    path: TOOLS.resize.path,
    text: 'Cut to what matters: freely, to a ratio, or to exact pixels. Turn and mirror, too.',
  },
  {
    icon: FileDown,
    name: TOOLS.compress.name,
    path: TOOLS.compress.path,
    text: 'Make files lighter by quality, or name a size in KB that must not be exceeded.',
  },
  {
    icon: Sparkles,
    name: 'Image Optimizer',
    path: TOOLS.compress.path,
    text: 'The smallest file that still looks right: compare both and decide for yourself.',
  },
  {
    icon: RefreshCw,
    name: TOOLS.convert.name,
    path: TOOLS.convert.path,
    text: 'Between JPG, PNG, WebP, GIF, TIFF and AVIF, and from the HEIC of a phone.',
  },
  {
    icon: Layers,
    name: TOOLS.batch.name,
    path: TOOLS.batch.path,
    text: `The same for up to ${BATCH_LIMIT} images at once, saved as a ZIP.`,
  },
];

export function ToolCards() {
  return (
    <Section id={SECTIONS.tools} title="Choose a tool" lead="Each one opens at once and asks for nothing.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map(({ icon: Icon, name, path, text }) => (
          <li
            key={name}
            className="group relative flex flex-col rounded-surface border border-line bg-surface p-6 transition-colors hover:border-edge"
          >
            <Icon aria-hidden size={24} strokeWidth={1.5} />
            <h3 className="mt-4 flex items-center gap-2 font-semibold">
              <Link to={path} prefetch="intent" className="after:absolute after:inset-0 after:rounded-surface">
                {name}
              </Link>
              <ArrowRight
                aria-hidden
                size={16}
                strokeWidth={1.75}
                className="text-muted transition-transform group-hover:translate-x-1"
              />
            </h3>
            <p className="mt-1 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
