import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { cookiesPolicy } from '#words/pages/cookies-policy.ts';

export const meta = () =>
  pageMeta({ title: cookiesPolicy.pageTitle, description: cookiesPolicy.description, path: '/cookies-policy' });

export default function CookiesPolicy() {
  return <ProsePage prose={cookiesPolicy} />;
}
