import { ProsePage } from '#app/legal/prose-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { addressOf } from '#pages/paths.ts';
import { about } from '#words/pages/about.ts';

export const meta = () =>
  pageMeta({ title: about.pageTitle, description: about.description, path: addressOf('/about') });

export default function About() {
  return <ProsePage prose={about} />;
}
