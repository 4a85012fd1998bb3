import { Outlet } from 'react-router';
import { BelowFold } from '#app/components/below-fold.tsx';
import { Footer } from '#app/footer/footer.tsx';
import { Header } from '#app/header/header.tsx';
import { LanguageOfferIfWanted } from '#app/languages/offer-if-wanted.tsx';
import { UpdateNotice } from '#app/offline/update-notice.tsx';
import { useSiteWorker } from '#app/offline/use-site-worker.ts';
import { useCarriedPictures, useOfflineLinks, useSiteLinks } from '#app/site-links.ts';
import { ToastHost } from '#app/toast/toast-host.tsx';
import { frameWords } from '#words/frame.ts';

/** The frame of every page. */
export default function Frame() {
  useSiteLinks();
  useOfflineLinks();
  useCarriedPictures();
  useSiteWorker();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-40 rounded-control bg-text px-4 py-2 text-inverse focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {frameWords.skip}
      </a>
      <Header />
      {/* On a phone the list of tools in the footer closes when scripts run: below the fold, where this moves nothing. */}
      <main id="content" tabIndex={-1} className="flex-1 outline-none max-md:min-h-dvh">
        <Outlet />
      </main>
      <BelowFold fullWidth>
        <Footer />
      </BelowFold>
      <ToastHost />
      <UpdateNotice />
      <LanguageOfferIfWanted />
    </div>
  );
}
