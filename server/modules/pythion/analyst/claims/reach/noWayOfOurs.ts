import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { kin, kinInChinese } from '../../text/relatives';
import { lettersOf, spacedWords } from '../../text/token';

const mates = {
  en: `(?:co ?- ?founder|cofounder|partner|friend|colleague|developer|engineer|${kin})`,
  de: `(?:mit ?-?gründer(?:in)?|\\p{L}*partner(?:in)?|kolleg(?:e|in)|entwickler(?:in)?|${kin})`,
  es: `(?:soci[oa]|cofundador(?:a)?|compañer[oa]|desarrollador(?:a)?|ingenier[oa]|${kin})`,
};
const matesInChinese = `(?:合伙人|搭档|爱人|丈夫|妻子|父亲|母亲|同事|${kinInChinese}|[哥弟姐妹爸妈])`;
const teamWork = [
  ` (?:my|our) (?:\\S+ ){0,2}?${mates.en} (?:has |had )?(?:(?:once|already|also) )?(?:wrote|built|programmed|coded|developed|designed|made|written|ran|managed|taught) (?!(?:it|this|that) )`,
  ` (?:mein|meine|unser|unsere) (?:\\S+ ){0,2}?${mates.de} (?:hat (?:\\S+ ){1,9}?(?:programmiert|gebaut|entwickelt|geschrieben|entworfen|geleitet)|programmierte|baute|entwickelte|schrieb|leitete)(?= )`,
  ` (?:mi|nuestr[oa]) (?:\\S+ )?${mates.es} (?:(?:ya )?(?:programó|construyó|desarrolló|diseñó|escribió|hizo|dirigió|creó)|ha (?:programado|construido|desarrollado|diseñado|escrito|hecho|dirigido|creado)) (?!(?:esto|eso) )`,
].map((source) => new RegExp(source, 'u'));
const teamWorkInChinese = new RegExp(`^我们?的?${matesInChinese}[^，。,]{0,12}(?:做|写|开发|编|设计|开|管|教)过`, 'u');

/** "My brother wrote the till software", "my sister wrote about us": what one of the team has made, written or run. */
export const isWorkOfMate = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? teamWork.some((pattern) => pattern.test(spacedWords(tokens)))
    : teamWorkInChinese.test(lettersOf(tokens)),
);

const withUs = / (?:us|uns|nos|nosotr[oa]s) /;

/** Such work that is no way to customers: not "my sister wrote about us in the guild's paper". */
export const isTeamWork = (clause: Clause): boolean =>
  isWorkOfMate(clause) &&
  !(clause.sentence.isLatin ? withUs.test(spacedWords(clause.tokens)) : /.我们/u.test(lettersOf(clause.tokens)));

const making = '(?:wrote|built|programmed|coded|developed|designed|made|written)';
const makingInSpanish = '(?:programó|construyó|desarrolló|diseñó|escribió|hizo|creó|ha \\S+(?:ado|ito|echo|ído))';
const product = [
  ` ${making} (?:our |the (?:[^\\s,]+ ){1,2}?(?:(?:that|which) |[,.;]|$))`,
  ` (?:unsere?n? (?:\\S+ ){1,2}?|(?:die|den|das) \\S+ )(?:programmiert|gebaut|entwickelt|geschrieben|entworfen) `,
  ` (?:programmierte|baute|entwickelte|schrieb) (?:unsere?n? |(?:die|den|das) [^\\s,]+ (?:[,.;]|$))`,
  ` ${makingInSpanish} (?:nuestr[oa]s? |(?:la|el) [^\\s,]+ (?:que |[,.;]|$))`,
].map((source) => new RegExp(source, 'u'));
const productInChinese = /(?:做|写|开发|编|设计)过?了?(?:我们|这[个款套台])/u;

/** "My co-founder built the app that notes orders", "unsere App gebaut": what we offer, and no earlier work. */
export const isMakingOfProduct = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? product.some((pattern) => pattern.test(spacedWords(tokens)))
    : productInChinese.test(lettersOf(tokens)),
);

const elsewhere = [
  / (?:call|calls|ring|rings|phone|phones|try|tries|book|books|order|orders|go|goes|went|turn|turns|switch|switches|move|moves|drive|drives|walk|walks|buy|buys|pick|picks|choose|chooses) (?:(?:to|at|from|with) )?(?:the next|another|some other|someone else|somebody else|elsewhere|somewhere else|a competitor|the competitor|a rival|the competition)(?= )/,
  / (?:ruft|rufen|geht|gehen|gingen|wählt|wählen|fragt|fragen|kauft|kaufen|bucht|buchen|fährt|fahren|wechselt|wechseln) (?:\S+ )?(?:(?:beim?|zum|zur|in|zu) )?(?:(?:die|den|das|der|dem|einem?|einen?|eine[rn]?) )?(?:nächste[nrms]?|andere[nrms]?|woanders\S*|anderswo\S*|konkurrenz|nachbar\S*)(?= )/,
  / (?:llaman?|van?|fueron|piden?|reservan?|compran?|buscan?|prueban?|acuden?|marchan?|cambian?) (?:(?:a|al|en|con|de) )?(?:(?:la|el|un|una) )?(?:siguiente|otr[oa]s?|competencia)(?= )/,
];
const elsewhereInChinese =
  /(?:打给|打|找|去|换|问|转向|转到|选)(?:了)?(?:别家|别人|别的店|别处|下一家|另一家|其他家|隔壁|对手|同行)/u;

/** "Clients who reach voicemail call the next firm", 客人就去别家了: they go to others, and do not come to us. */
const isGoingElsewhere = ({ tokens, speaker, sentence }: Clause): boolean => {
  if (speaker === 'own') return false;
  if (!sentence.isLatin) return elsewhereInChinese.test(lettersOf(tokens)) && !/我们/u.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return elsewhere.some((pattern) => pattern.test(words)) && !us.test(words);
};

const goal = [
  / (?:want|hope|plan|aim|would like|intend) to (?:reach|win|serve|have|get|grow to|be in|cover|supply) (?:\S+ ){0,2}?\d+ (?:[^\s,]+ ){1,3}?(?=[.,;]|(?:by|in|within|next|this|until) )/,
  / (?:wollen|will|möchten|möchte|planen) (?:(?:wir|ich|bis \S+|im nächsten jahr|nächstes jahr) )*(?:\S+ )?\d+ (?:[^\s,]+ ){1,3}?(?:erreichen|gewinnen|beliefern|haben|betreuen|versorgen) /,
  / (?:queremos|quiero|esperamos|pretendemos) (?:llegar a|alcanzar|tener|conseguir|ganar) (?:\S+ )?\d+ (?:[^\s,]+ ){1,3}?(?=[.,;]|(?:en|este|antes|para|el) )/,
];
const goalInChinese =
  /(?:想|要|希望|打算|计划|目标是?)[^，。,]{0,6}(?:做到|达到|覆盖|发展到|有|服务|拓展到)[^，。,]{0,3}[\d一二两三四五六七八九十百千]+[多]?[家个所位名户间]/u;
const byWay = / (?:through|via|with|at|on|from|over|über|durch|mit|bei|beim|auf|por|mediante|con|través|desde) /;

/** "We want to reach ten schools", "queremos llegar a diez colegios": how many, and not by which way. */
const isGoal = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return goalInChinese.test(letters) && !/通过|靠|在|用|从/u.test(letters);
  }
  const words = wordsInFigures(tokens);
  return goal.some((pattern) => pattern.test(words)) && !byWay.test(words);
};

/** What the team did before, where customers go instead, and how many we want: no way to customers. */
export const isNoWayOfOurs = memoise(
  (clause: Clause): boolean => isTeamWork(clause) || isGoingElsewhere(clause) || isGoal(clause),
);
