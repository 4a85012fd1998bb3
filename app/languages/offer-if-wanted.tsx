import { type ComponentType, useEffect, useState } from 'react';
import { recall } from '#app/device-storage.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { CHOSEN_LANGUAGE } from './chosen.ts';

/** Loads the offer of another language for visitors who may want one, and nothing for all others. */
export function LanguageOfferIfWanted() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    const wanted = recall(CHOSEN_LANGUAGE) ?? navigator.language;
    if (wanted.split('-')[0] === PAGE_LANGUAGE.split('-')[0]) return;
    import('./offer.tsx').then(
      (module) => setOffer(() => module.default),
      () => {},
    );
  }, []);
  return Offer ? <Offer /> : null;
}
