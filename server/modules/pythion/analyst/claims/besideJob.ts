import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';

const manner = {
  de: String.raw`(?:alleine?|nebenbei|nebenher|nebenberuflich|hauptberuflich|neben \S+ (?:job|arbeit|beruf|stelle|studium|schule|hauptjob)|zu zweit|zu dritt|in vollzeit|in teilzeit|vollzeit|in \S+ freizeit|am wochenende|abends|nach feierabend|ehrenamtlich)`,
  en: String.raw`(?:alone|on my own|by myself|on our own|full - time|part - time|full time|part time|(?:alongside|beside|besides|next to) (?:my|our) (?:\S+ )?(?:job|work|studies|day job)|in (?:my|our) spare time|on the side|at weekends|on weekends|in the evenings|as a hobby)`,
  es: String.raw`(?:sol[oa]s?|por mi cuenta|a tiempo (?:completo|parcial)|en (?:mis|nuestros) ratos libres|en (?:mi|nuestro) tiempo libre|los fines de semana|por las tardes|además de mi (?:trabajo|empleo)|junto a mi (?:trabajo|empleo)|como voluntari[oa]s?)`,
};
const patterns = [
  `(?:(?:mache|machen|betreibe|betreiben|starte|starten|stemme|stemmen) (?:(?:ich|wir) )?(?:das|es|dies|alles)|(?:das|es|dies|alles) (?:mache|machen|betreibe|betreiben|stemme|stemmen) (?:ich|wir)) (?:\\S+ ){0,4}?${manner.de} `,
  `(?:i|we)(?: am| are| 'm| 're|'m|'re)? (?:do|doing|run|running|start|starting) (?:this|it|that|everything|all of it) (?:\\S+ ){0,3}?${manner.en} `,
  `(?:lo|la|todo) (?:hago|hacemos|llevo|llevamos|empiezo|empezamos) (?:\\S+ ){0,3}?${manner.es} `,
].map((pattern) => new RegExp(` ${pattern}`, 'u'));
const inChinese =
  /^(?:这事|这个|目前|现在|暂时|先|都是)*(?:我们?)(?:先|暂时|目前|现在)?(?:自己)?(?:一个人|独自|业余|兼职|全职|下班后?|周末|利用业余时间)(?:先)?(?:来)?(?:做|干|弄|搞)(?:这个|这件事|这事)?[。.,，]?$/u;

/** "Ich mache das erstmal allein neben meinem Job", "I do this in my spare time": how it is run, and not what is offered. */
export const isManner = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return inChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return patterns.some((pattern) => pattern.test(words));
});
