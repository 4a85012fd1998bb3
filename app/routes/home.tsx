import { BelowFold } from '#app/components/below-fold.tsx';
import { Answers } from '#app/home/answers.tsx';
import { ClosingCall } from '#app/home/closing-call.tsx';
import { Collections } from '#app/home/collections.tsx';
import { Example } from '#app/home/example.tsx';
import { Features } from '#app/home/features.tsx';
import { Hero } from '#app/home/hero.tsx';
import { MostWanted } from '#app/home/most-wanted.tsx';
import { NothingFound } from '#app/home/nothing-found.tsx';
import { ToolCards } from '#app/home/tool-cards.tsx';
import { useHashScroll } from '#app/home/use-hash-scroll.ts';
import { pageMeta, structuredData } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { homeStructuredData } from '#pages/structured-data-of/home.ts';
import { homeWords } from '#words/home.ts';

export const meta = () => [
  ...pageMeta({
    title: homeWords.pageTitle,
    description: homeWords.description,
    path: addressOf('/'),
  }),
  ...structuredData(homeStructuredData(homeWords.description)),
];

export default function Home() {
  useHashScroll();
  return (
    <div className="page-width">
      <NothingFound />
      <Hero />
      <Example />
      <Features />
      <ToolCards />
      <BelowFold>
        <Collections />
        <Answers />
      </BelowFold>
      <MostWanted />
      <ClosingCall />
    </div>
  );
}
