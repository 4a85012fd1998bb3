import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { HubScreen } from '#app/hubs/hub-screen.tsx';
import { TOOLS } from '#catalogue/tools.ts';
import { LandingScreen } from './landing-screen.tsx';
import { ToolWidget } from './tool-widget.tsx';

const gone = { tool: 'paint' as never, recipe: TOOLS.resize.opens, maxSizeMb: 10, format: undefined };

/** No built page has these states. They appear when a page or a tool is removed from the catalogue. */
it.each([
  ['Page not found', createElement(LandingScreen, {})],
  ['Tool not found', createElement(LandingScreen, { slug: 'jpg-to-xyz-converter' })],
  ['Tool component not found', createElement(ToolWidget, gone)],
  ['Hub not found', createElement(HubScreen, {})],
])('%s', (words, element) => {
  const router = createMemoryRouter([{ path: '/', element }]);
  expect(renderToString(createElement(RouterProvider, { router }))).toContain(`>${words}</`);
});
