import type { Clause } from '../../../text/clause';
import { memoise } from '../../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../../text/token';
import { isOwnStatement, makeClaim, type Claim } from '../../claim';
import { ofPrice } from '../generalPrices';

const about = '(?:(?:about|around|only|just|over|rund|etwa|nur|unos|unas|solo|hasta) )*';
const amount = `${about}(?:[£€$] ?)?\\d`;
const lead = '^ (?:(?:and|but|while|whereas|und|aber|y|pero|mientras) )?';

/** What is bought today instead: "a pair of normal socks", "ein herkömmlicher Liner", "un forro clásico". */
const ordinary =
  '(?:normal|ordinary|classic|classical|conventional|traditional|regular|standard|usual|typical|commercial|branded|shop - bought|store - bought|off - the - shelf|mass - produced)';
const thing = {
  en: `(?:an?|the|one|any)? ?(?:(?:pair|set|box|pack|bag|bottle|kilo|litre|bunch) of )?(?:\\S+ )?${ordinary} (?<en>(?:[\\p{L}-]+ ){1,3}?)`,
  de: '(?:eine?|der|die|das|jede[rs]?)? ?(?:(?:paar|satz|kiste|packung|flasche|kilo) )?(?:klassisch|normal|gewöhnlich|herkömmlich|konventionell|traditionell|handelsüblich|üblich)e[rsn]? (?<de>(?:[\\p{L}-]+ ){1,3}?)',
  es: '(?:una?|el|la|unos|unas|los|las)? ?(?:(?:par|juego|caja|bolsa|botella|kilo) de )?(?<es>(?:[\\p{L}-]+ ){1,3}?)(?:clásic[oa]s?|normal(?:es)?|corrientes?|convencional(?:es)?|tradicional(?:es)?|ordinari[oa]s?|de siempre|de tienda|industrial(?:es)?) ',
} as const;
const priced = {
  en: `(?:costs?|(?:is|are|gets?) sold (?:for|at)|sells? (?:for|at)|goes? for|retails? (?:for|at)|(?:is|are)) ${amount}`,
  de: `(?:kostet|kosten|wird für ${amount}\\S* (?:\\S+ )?verkauft|gibt es (?:für|ab)|liegt bei) ?(?:${amount})?`,
  es: `(?:cuestan?|valen?|se venden? (?:a|por)|sale a|salen a) ${amount}`,
} as const;
const ordinaryThing = new RegExp(
  `${lead}(?:${thing.en}${priced.en}|${thing.de}${priced.de}|${thing.es}${priced.es})`,
  'u',
);
const ordinaryInChinese =
  /^(?:但|而|可)?(?:一[双个件台张套瓶只]|每[双个件台张套瓶只])?(?:普通|一般|传统|常规|市面上|市场上|外面|商场里?|超市里?|网上)的?(?<zh>[^，。,我咱\d]{1,8}?)(?:每[^，。,\d]|一[^，。,\d])?(?:要|卖|售价|价格|得|是)[^，。,\d]{0,3}\d/u;

const place =
  '(?:(?:in|on|at|near|around|from|by|opposite|behind|down|up) (?:the |our |my )?\\S+(?: \\S+)?|next door|nearby|downtown|(?:in|im|am|an|auf|neben|bei|gegenüber) (?:der |dem |den )?\\S+(?: \\S+)?|nebenan|um die ecke|(?:del?|en|cerca de|junto a|frente a) (?:la |el |los |las )?\\S+(?: \\S+)?|cercan[oa])';
const business = '(?:[\\p{L}-]+ ){1,2}?';
const asks = `(?:charges?|asks?(?: for)?|takes|wants|verlang(?:t|en)|nimmt|berechne[nt]|cobran?|piden?) ${amount}`;
/** "The shop in the mall charges 95 pounds", "la clínica del centro cobra 60 euros": one business, by where it is. */
const placed = new RegExp(
  `${lead}(?:the|an?|another|der|die|das|ein|eine|el|la|un|una|otr[oa]) (?<who>${business})${place} ${asks}`,
  'u',
);
/** "The agency charges 25 euros an hour, we charge 18": theirs before ours. */
const beforeOurs = new RegExp(
  `^ (?:the|an?|another|other|most|der|die|das|ein|eine|andere|el|la|los|las|un|una|otr[oa]s?) (?<who>${business})(?:${place} )?${asks}[^;]*? (?:[,;:.-]|and|but|und|aber|y|pero) (?:(?:and|but|und|aber|y|pero) )?(?:(?:we|i|wir|ich|nosotr[oa]s|yo) (?:\\S+ ){0,2}?(?:charge|ask|take|want|verlangen?|nehmen?|berechnen?|cobr(?:o|amos)|pedimos)|cobr(?:o|amos)|pedimos|ours is|unsere[rs]? kostet) ${amount}`,
  'u',
);
const toUs = / (?:us|me|uns|mir|mich|nos|our|ours|my|unser\S*|mein\S*|nuestr\S+|mis?) /;
const oursInChinese = /我|咱/u;

/** What is paid, how and when, where a name would stand: "pay cash 30 euros", "zahlen monatlich 45 Euro". */
const noName =
  /^(?:cash|money|card|rent|fees?|membership|subscription|monthly|yearly|annual(?:ly)?|weekly|daily|upfront|online|direct(?:ly)?|total|average|extra|full|double|half|deposits?|instal+ments?|between|exactly|another|maybe|pounds?|euros?|dollars?|jeder|jede|jedes|alle|man|gern|gerne|heute|derzeit|bisher|dafür|jetzt|bereits|schon|immer|noch|auch|mehr|genau|zwischen|insgesamt|zusammen|pauschal|bar|extra|circa|sogar|dann|dort|hier|davon|je|pro|alle|bis|ab|\p{L}+(?:lich|ig|weise|isch|falls|ens|end))$/u;
const paysName =
  / (?<verb>pay|pays|paid|zahlen|zahlt|bezahlen) (?<name>\S+)(?: \S+)? (?:(?:about|around|up to|over|on average|rund|etwa|bis zu|monatlich|jährlich|im schnitt|durchschnittlich) )?[£€$]? ?\d/;
const paidByUs = / (?:we|i|wir|ich) (?:\S+ )?(?:pay|paid|zahlen?|bezahlen?) /;
const toName =
  / (?:zahlen|zahlt|bezahlen|pagan) (?:[^,.;]+ )?an (?!(?:den|die|das|der|dem|uns|mich|jede\S*|einem?|einer|jahren|tagen) )\S+ /;
/** 酒店每月付给Booking1800元. */
const paysNameInChinese = /(?:付|交|支付)(?:给|了)*\p{Script=Latin}{3,}[^，。,我]{0,6}\d/u;

/** "Hotels pay Booking 1,800 euros a month": where somebody else is paid. */
export const isPaidToName = memoise(({ tokens, sentence, quantities, speaker }: Clause): boolean => {
  if (speaker === 'own' || !quantities.some(({ kind }) => kind === 'money') || !hasAny(tokens, 'pay')) return false;
  if (!sentence.isLatin) return paysNameInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  if (toUs.test(words) || paidByUs.test(words)) return false;
  if (toName.test(words)) return true;
  const { verb, name = '' } = paysName.exec(words)?.groups ?? {};
  const at = tokens.findIndex(({ text }) => text === verb);
  const token = tokens[at + 1];
  if (!token || token.text !== name || noName.test(name) || !/^\p{L}{4,}/u.test(name)) return false;
  if (!hasAny(tokens.slice(0, at), 'people', 'customer')) return false;
  if (token.pos === 'verb' && name.endsWith('ing')) return true;
  return token.pos === 'noun' && !hasAny([token], 'price', 'coin', 'worse', 'product', 'people', 'customer');
});

type Tariff = { noun: string; isThing: boolean };

const tariffOf = memoise((clause: Clause): Tariff | undefined => {
  const { tokens, context, quantities, sentence, speaker } = clause;
  if (speaker === 'own' || !quantities.some(({ kind }) => kind === 'money') || !isOwnStatement(clause))
    return undefined;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    const noun = oursInChinese.test(letters) ? undefined : ordinaryInChinese.exec(letters)?.groups?.['zh'];
    return noun === undefined ? undefined : { noun, isThing: true };
  }
  const words = spacedWords(tokens);
  if (toUs.test(words)) return undefined;
  const { en, de, es } = ordinaryThing.exec(words)?.groups ?? {};
  const noun = en ?? de ?? es;
  if (noun !== undefined) return { noun: noun.trim().split(' ')[es ? 'shift' : 'pop']() ?? '', isThing: true };
  const isFirst = tokens[0] === context[0];
  const who =
    placed.exec(words)?.groups?.['who'] ??
    (isFirst ? beforeOurs.exec(spacedWords(context))?.groups?.['who'] : undefined);
  return who === undefined ? undefined : { noun: who.trim().split(' ').at(-1) ?? '', isThing: false };
});

/** "A pair of normal running socks costs 9 euros": what is bought today costs so much, and nobody says that it is a trouble. */
export const isOrdinaryPrice = (clause: Clause): boolean =>
  tariffOf(clause)?.isThing === true && !hasAny(clause.context, 'trouble', 'negation') && !saysMore(clause);

/** 超市里的面包要38元,一掰就碎: what is wrong with it stands behind its price. */
const saysMore = ({ tokens, quantities, sentence }: Clause): boolean =>
  !sentence.isLatin && /^[,，]\p{Script=Han}{3,}/u.test(lettersOf(tokens.slice(quantities.at(-1)?.end ?? 0)));

/** Whether we say that we run such a business: "I run a studio". */
const isOurBusiness = ({ noun }: Tariff, clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ speaker, tokens, quantities }) =>
      speaker === 'own' &&
      !quantities.some(({ kind }) => kind === 'money') &&
      hasAny(tokens, 'own') &&
      tokens.some(
        ({ text, lemma }, at) =>
          (text === noun || lemma === noun) &&
          !/^(?:the|to|for|with|from|der|den|dem|al|la|el|con|para)$/.test(tokens[at - 1]?.text ?? ''),
      ),
  );

/** Whether our own price or cost is told elsewhere: the other thing's is none then. "A classic cut costs 25 euros" may be ours. */
const isBesideOurs = (of: Clause, claims: readonly Claim[]): boolean =>
  claims.some(
    ({ kind, clause, quantity }) =>
      clause !== of &&
      clause.speaker === 'own' &&
      quantity !== undefined &&
      (kind === 'priceNumber' || kind === 'unitCost') &&
      !clause.tokens.some(({ text }) => /^(?:small|large|big|große|kleine|grande|pequeñ[oa])$/.test(text)),
  );

const notTheirTrouble: ReadonlySet<Claim['kind']> = new Set(['trouble', 'frequencyOrCost']);

/**
 * What a classic one, the shop in the mall or a named firm asks is today's way: neither our price, nor our payers, nor what a trouble
 * costs, where no trouble is told with it.
 */
export function withOthersTariffs(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const theirs = new Set<Clause>();
  const prices = new Set<Clause>();
  for (const clause of clauses) {
    if (isPaidToName(clause)) prices.add(clause);
    const tariff = tariffOf(clause);
    if (!tariff) continue;
    if (tariff.isThing ? isBesideOurs(clause, claims) : !isOurBusiness(tariff, clauses)) prices.add(clause);
    if (tariff.isThing || prices.has(clause)) theirs.add(clause);
  }
  if (theirs.size + prices.size === 0) return claims;
  const isAsked = new Set(
    claims.flatMap(({ kind, clause }) => (kind === 'priceNumber' && !prices.has(clause) ? [clause] : [])),
  );
  const sentences = new Set([...theirs].map(({ sentence }) => sentence));
  const left = claims.filter(({ kind, clause }) => {
    if (prices.has(clause) && (ofPrice.has(kind) || paidKinds.has(kind))) return false;
    const isTrouble = notTheirTrouble.has(kind) && sentences.has(clause.sentence) && isOnlyPriced(clause, isAsked);
    return !(isTrouble && !hasAny(clause.context, 'trouble', 'negation'));
  });
  const known = new Set(left.flatMap(({ kind, clause }) => (kind === 'alternative' ? [clause] : [])));
  return [
    ...withTheirUnit(left, prices),
    ...[...prices]
      .filter((clause) => !known.has(clause) && clause.modality === 'fact')
      .flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ];
}

/** Whether a clause tells what something costs, and nothing else of a trouble: ours beside theirs, or theirs where none is ours. */
const isOnlyPriced = (clause: Clause, asked: ReadonlySet<Clause>): boolean =>
  clause.quantities.length > 0 && !saysMore(clause) && (!asked.has(clause) || clause.speaker === 'own');

/** "The agency charges 25 euros an hour, we charge 18": for an hour as well. */
const withTheirUnit = (claims: readonly Claim[], prices: ReadonlySet<Clause>): readonly Claim[] =>
  claims.flatMap((claim) => {
    const { kind, clause, quantity } = claim;
    if (kind !== 'priceNumber' || !quantity || quantity.per !== undefined || quantity.period !== undefined)
      return [claim];
    const before = [...prices].find(
      ({ sentence, index }) => sentence === clause.sentence && index === clause.index - 1,
    );
    const theirs = before?.quantities.find((amount) => amount.kind === 'money');
    if (!theirs || (theirs.per === undefined && theirs.period === undefined)) return [claim];
    const { per, perName, period, periodName } = theirs;
    const own = { ...claim, quantity: { ...quantity, per, perName, period, periodName } };
    return [own, { ...own, kind: 'priceUnit' }, { ...own, kind: 'sizeFromPrice' }];
  });

const paidKinds: ReadonlySet<Claim['kind']> = new Set(['paidPrice', 'payingCustomers', 'orders']);
