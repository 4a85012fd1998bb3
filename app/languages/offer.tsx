import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { keep } from '#app/device-storage.ts';
import { usePagePath } from '#app/use-page-path.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';
import { type Wanted, wantedTranslation } from './wanted.ts';

interface Offer {
  line: string;
  go: string;
  close: string;
}

const WORDS = import.meta.glob<{ offerWords: Offer }>('/words/*/offer.ts');

/** Offers the page in the language that the browser asks for, in one line that can be closed for good. */
export default function LanguageOffer() {
  const [offer, setOffer] = useState<Offer & Wanted>();
  const pathname = usePagePath();
  const [first] = useState(pathname);

  useEffect(() => {
    const wanted = wantedTranslation();
    if (!wanted) return;
    WORDS[`/words/${wanted.tag.toLowerCase()}/offer.ts`]?.().then(
      ({ offerWords }) => setOffer({ ...offerWords, ...wanted }),
      () => {},
    );
  }, []);

  if (!offer) return null;
  const go = (event: MouseEvent) => {
    keep(CHOSEN_LANGUAGE, offer.tag);
    if (pathname === first) return;
    // The visitor has gone to another page since.
    event.preventDefault();
    import('./alternates.ts').then(
      ({ addressIn }) => location.assign(addressIn(offer.tag, pathname)),
      () => location.assign(offer.path),
    );
  };
  return (
    <aside
      lang={offer.tag}
      className="fixed inset-x-4 bottom-(--notice-lift) z-30 mx-auto flex w-fit max-w-full items-center gap-3 rounded-surface border border-line bg-surface py-1 pr-1 pl-4 text-small shadow-float"
    >
      <p>
        {offer.line}{' '}
        <a
          href={offer.path}
          lang={offer.tag}
          className="inline-flex min-h-11 items-center font-medium underline"
          onClick={go}
        >
          {offer.go}
        </a>
      </p>
      <IconButton
        label={offer.close}
        icon={X}
        onClick={() => {
          keep(CHOSEN_LANGUAGE, PAGE_LANGUAGE);
          setOffer(undefined);
        }}
      />
    </aside>
  );
}
