import {
  AppWindow,
  ArrowRight,
  Clapperboard,
  Crop,
  EyeOff,
  FileDown,
  FileText,
  Frame,
  IdCard,
  Layers,
  type LucideIcon,
  MonitorSmartphone,
  RefreshCw,
  RotateCwSquare,
  Scaling,
  ScanEye,
  ScanFace,
  Smartphone,
  Sparkles,
  Stamp,
} from 'lucide-react';
import { Link } from 'react-router';
import { usePrefetch } from '#app/site-links.ts';
import { entryOf, entryOfTask, PDF_ENTRY } from '#catalogue/entries/index.ts';
import { type CardIcon, SERIES_IDS, type SeriesId, TOOL_IDS } from '#catalogue/tools.ts';
import { linkTo } from '#pages/entry-link.ts';
import { SERIES, TOOL_PAGES } from '#pages/tools.ts';
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

const SERIES_ICONS: Readonly<Record<SeriesId, LucideIcon>> = {
  'form-photo': ScanFace,
  metadata: ScanEye,
  'responsive-images': MonitorSmartphone,
  favicon: AppWindow,
};

const CARDS = [
  ...TOOL_IDS.flatMap((id) =>
    toolCards[id].map((card, index) => {
      const { icons, path } = TOOL_PAGES[id];
      const icon = icons[index] ?? icons[0];
      // The resizer opens with the frame.
      return { ...card, icon: ICONS[icon], path: icon === 'crop' ? `${path}#crop` : path };
    }),
  ),
  ...SERIES_IDS.flatMap((id) =>
    toolCards[id].map((card) => ({ ...card, icon: SERIES_ICONS[id], path: SERIES[id].path })),
  ),
];

const HEIC = entryOf('heic-to-jpg-converter');

/** Tasks without a card, each by its page. */
const TILES = [
  { icon: RotateCwSquare, entry: entryOfTask('turn') },
  { icon: EyeOff, entry: entryOfTask('redact') },
  { icon: Stamp, entry: entryOfTask('watermark') },
  { icon: Frame, entry: entryOfTask('borders') },
  { icon: IdCard, entry: entryOfTask('passport') },
  { icon: FileText, entry: PDF_ENTRY },
  { icon: Clapperboard, entry: entryOfTask('gif') },
  ...(HEIC ? [{ icon: Smartphone, entry: HEIC }] : []),
].map(({ icon, entry }) => ({ icon, ...linkTo(entry) }));

export function ToolCards() {
  const prefetch = usePrefetch();
  return (
    <Section id={SECTIONS.tools} title={homeWords.tools.title} lead={homeWords.tools.lead}>
      {/* Ten cards are full rows of one, two and five. */}
      <ul className="grid gap-2 sm:gap-4 md:grid-cols-2 xl:grid-cols-5">
        {CARDS.map(({ icon, name, path, text }) => (
          <li
            key={name}
            className="group relative flex gap-4 rounded-surface border border-line bg-surface p-4 transition-colors hover:border-edge xl:flex-col xl:p-6"
          >
            <CardPicture icon={icon} />
            <div className="min-w-0">
              <h3 className="flex items-center gap-2 text-lead font-bold">
                <Link to={path} prefetch={prefetch} className="after:absolute after:inset-0 after:rounded-surface">
                  {name}
                </Link>
                <ArrowRight
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="shrink-0 text-muted transition-transform group-hover:translate-x-1"
                />
              </h3>
              <p className="mt-1 text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
        {TILES.map(({ icon: Icon, name, path }) => (
          <li
            key={path}
            className="relative flex items-center gap-3 rounded-surface border border-line bg-surface p-3 transition-colors hover:border-edge"
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
            <a href={path} className="min-w-0 font-semibold after:absolute after:inset-0 after:rounded-surface">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardPicture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken">
      <Icon aria-hidden size={24} strokeWidth={1.5} />
    </span>
  );
}
