import {
  AppWindow,
  ArrowRight,
  Crop,
  FileDown,
  Layers,
  type LucideIcon,
  MonitorSmartphone,
  RefreshCw,
  Scaling,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router';
import { usePrefetch } from '#app/site-links.ts';
import { type CardIcon, SET_IDS, type SetId, TOOL_IDS } from '#catalogue/tools.ts';
import { SETS, TOOL_PAGES } from '#pages/tools.ts';
import { toolCards } from '#words/catalogue/tool-cards.ts';
import { homeWords } from '#words/home.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

/** Also used for other lists of the same tools on the page. */
export const ICONS: Readonly<Record<CardIcon, LucideIcon>> = {
  scale: Scaling,
  crop: Crop,
  'file-down': FileDown,
  sparkles: Sparkles,
  arrows: RefreshCw,
  layers: Layers,
};

const SET_ICONS: Readonly<Record<SetId, LucideIcon>> = {
  'responsive-images': MonitorSmartphone,
  favicon: AppWindow,
};

const CARDS = [
  ...TOOL_IDS.flatMap((id) =>
    toolCards[id].map((card, index) => ({
      ...card,
      icon: ICONS[TOOL_PAGES[id].icons[index] ?? TOOL_PAGES[id].icons[0]],
      path: TOOL_PAGES[id].path,
    })),
  ),
  ...SET_IDS.flatMap((id) => toolCards[id].map((card) => ({ ...card, icon: SET_ICONS[id], path: SETS[id].path }))),
];

export function ToolCards() {
  const prefetch = usePrefetch();
  return (
    <Section id={SECTIONS.tools} title={homeWords.tools.title} lead={homeWords.tools.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map(({ icon, name, path, text }) => (
          <li
            key={name}
            className="group relative flex flex-col rounded-surface border border-line bg-surface p-6 transition-colors hover:border-edge"
          >
            <CardPicture icon={icon} />
            <h3 className="mt-5 flex items-center gap-2 text-lead font-bold">
              <Link to={path} prefetch={prefetch} className="after:absolute after:inset-0 after:rounded-surface">
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

function CardPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 place-items-center rounded-control bg-sunken">
      <Icon aria-hidden size={24} strokeWidth={1.5} />
    </span>
  );
}
