import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { cookiesPolicy } from '#words/pages/cookies-policy.ts';

export const meta = () =>
  pageMeta({
    title: cookiesPolicy.pageTitle,
    description: cookiesPolicy.description,
    path: addressOf('/cookies-policy'),
  });

export default function CookiesPolicy() {
  return <ProsePage prose={cookiesPolicy} />;
}
