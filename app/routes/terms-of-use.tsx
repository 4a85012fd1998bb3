import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { termsOfUse } from '#words/pages/terms-of-use.ts';

export const meta = () =>
  pageMeta({ title: termsOfUse.pageTitle, description: termsOfUse.description, path: addressOf('/terms-of-use') });

export default function TermsOfUse() {
  return <ProsePage prose={termsOfUse} />;
}
