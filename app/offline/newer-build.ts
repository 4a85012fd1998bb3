import { ownManifest } from './own-build.ts';
import { changeOffline } from './state.ts';

let looking: Promise<void> | undefined;

/**
 * Offers to load a newer build if there is one: a server may have lost the files of this page's build, and then another attempt fails for
 * ever. Called when a part of the site has not arrived. Where a service worker runs, it does the same.
 * Several parts can be missing at once, as in a batch: it looks once at a time.
 */
export function lookForNewerBuild(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  const own = ownManifest();
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  const page = response?.ok ? await response.text().catch(() => '') : '';
  // What answers without a manifest of its own is not this site: a proxy, or a network that asks to sign in.
  if (own && page.includes('/assets/manifest-') && !page.includes(own)) changeOffline({ outdated: true });
}
