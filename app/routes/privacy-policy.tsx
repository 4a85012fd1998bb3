import { RememberSwitch } from '#app/last-settings/remember-switch.tsx';
import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';

export const meta = () =>
  pageMeta({
    title: privacyPolicy.pageTitle,
    description: privacyPolicy.description,
    path: addressOf('/privacy-policy'),
  });

export default function PrivacyPolicy() {
  return <ProsePage prose={privacyPolicy} slots={{ remember: <RememberSwitch /> }} />;
}
