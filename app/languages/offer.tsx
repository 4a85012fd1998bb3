import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { keep } from '#app/device-storage.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';
import { useLanguageChoice } from './use-language-choice.ts';
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
  const choose = useLanguageChoice();

  useEffect(() => {
    const wanted = wantedTranslation();
    if (!wanted) return;
    WORDS[`/words/${wanted.tag.toLowerCase()}/offer.ts`]?.().then(
      ({ offerWords }) => setOffer({ ...offerWords, ...wanted }),
      () => {},
    );
  }, []);

  if (!offer) return null;
  return (
    <aside
      lang={offer.tag}
      // On a phone or a low window it covers no work: it disappears with the first file or is the end of the page.
      className="fixed inset-x-4 bottom-(--notice-lift) z-30 mx-auto flex w-fit max-w-full items-center gap-3 rounded-surface border border-line bg-surface py-1 pr-1 pl-4 text-small shadow-float max-lg:in-[:has([data-pinned])]:hidden"
    >
      <p>
        {offer.line}{' '}
        <a
          href={offer.path}
          lang={offer.tag}
          className="inline-flex min-h-11 items-center font-medium underline"
          onClick={(event) => choose(event, event.currentTarget)}
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
