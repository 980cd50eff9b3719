const maxUrlLength = 2_000;

/** Query parameters that identify where a reader came from, and not what they read. */
const trackingParameters =
  /^(utm_\w+|hsa_\w+|mc_[ce]id|_hs(enc|mi)|(fb|g|dcl|gbra|wbra|ms|tw|y|i|li_fat_|ttc|epi)clid|igshid|_ga|_gl|ref|ref_src|ref_url|referrer|cmp|cmpid|ncid|sr_share|guccounter|guce_\w+|at_(medium|campaign)\w*|spm|wt_mc|oly_(anon|enc)_id|vero_id|mkt_tok|trk\w*|__twitter_impression|ftag|smid|partner)$/i;

/**
 * An http or https URL without parameters of tracking, fragment and credentials; null for everything else, such as
 * javascript: and data: URLs.
 * @param base the URL of the feed, for relative links
 */
export function cleanUrl(text: string | null | undefined, base?: string): string | null {
  const url = text ? URL.parse(text.trim(), base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = url.username = url.password = '';
  for (const name of new Set(url.searchParams.keys())) if (trackingParameters.test(name)) url.searchParams.delete(name);
  return url.href.length <= maxUrlLength ? url.href : null;
}

/** The same for every spelling of a story's address: scheme, www, order of parameters and a slash at the end. */
export function canonicalUrl(clean: string): string {
  const url = new URL(clean);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/+$/, '');
  return `https://${url.host.replace(/^www\./, '')}${path}${url.search}`;
}
