import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Missing } from '#app/missing/missing.tsx';
import { pageMeta, structuredData } from '#app/seo.ts';
import { SCREENS } from '#app/tools/screens.ts';
import { ToolHeading } from '#app/tools/tool-heading.tsx';
import { ToolWaiting } from '#app/tools/tool-waiting.tsx';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { toolOfPath } from '#catalogue/tools.ts';
import { site } from '#site';
import type { Route } from './+types/tool';

/** The page of each tool; which one it is, the address says. */
export const meta = ({ location }: Route.MetaArgs) => {
  const tool = toolOfPath(location.pathname);
  if (!tool) return [];
  const { title, description, path } = tool;
  return [
    ...pageMeta({ title: `${title} | ${site.name}`, description, path }),
    ...structuredData(toolStructuredData(tool)),
  ];
};

export default function ToolRoute() {
  const { pathname } = useLocation();
  const tool = toolOfPath(pathname);
  if (!tool) return <Missing what="Tool not found" />;
  const Screen = SCREENS[tool.id];
  return (
    <div className="page-width pt-5 md:pt-8">
      <Suspense fallback={<ToolWaiting />}>
        <Screen heading={(recipe) => <ToolHeading tool={tool} recipe={recipe} />} />
      </Suspense>
    </div>
  );
}
