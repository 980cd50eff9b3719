import { afterStartup } from '../lib/startup';

/** Loads the font's letters beyond Latin-1 where the page has some, after its first content. Until then, and after a failure, they are in the fallback font. */
export async function loadExtendedFont(): Promise<void> {
  await afterStartup();
  await import('../styles/latinExtended.css').catch(() => undefined);
}
