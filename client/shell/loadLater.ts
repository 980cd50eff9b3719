import { afterStartup } from '../lib/startup';

/** Loads what every page has and its first content does not need: each file before it would delay it. */
export async function loadLater(): Promise<void> {
  await afterStartup();
  linkManifest();
  // The font's letters beyond Latin-1, where the page has some. Until then, and after a failure, they are in the fallback font.
  await import('../styles/latinExtended.css').catch(() => undefined);
}

/** Browsers read the manifest as soon as it is linked, to offer the installation. */
function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}
