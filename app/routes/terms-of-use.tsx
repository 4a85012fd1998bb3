import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { termsOfUse } from '#words/pages/terms-of-use.ts';

export const meta = () =>
  pageMeta({ title: termsOfUse.pageTitle, description: termsOfUse.description, path: '/terms-of-use' });

export default function TermsOfUse() {
  return <ProsePage prose={termsOfUse} />;
}
