import type { Clause } from './clause';
import { wordsInFigures } from './figures';
import { us } from './ourselves';
import { kinInChinese } from './relatives';
import { doing, relative, words } from './sameElsewhere';
import { lettersOf } from './token';

/** Somebody with a place or a relation to us: "a cafe in Bath", "my friend in Bath", "ein Café in Wels", "una cafetería de Burgos". */
const another = {
  en: `(?:${relative.en} ${words(4)}|(?:an?|another|some) (?!customer|client|buyer|user)${words(3, 1)}(?:in|from|near|outside|down|over|across|round) ${words(4, 1)}|(?:another|some|other) (?!customer|client|buyer|user)${words(2, 1)}|others |some(?:one|body) (?:else )?${words(3)})`,
  de: `(?:${relative.de} ${words(4)}|(?:ein|eine) (?!kund|käufer)${words(3, 1)}(?:in|im|aus|bei|am) ${words(4, 1)}|(?:ein|eine) (?:andere[rs]? |zweite[rs]? )${words(2, 1)}|andere |jemand ${words(3)})`,
  es: `(?:${relative.es} ${words(4)}|una? (?!client|comprador)${words(3, 1)}(?:en|de|del) ${words(4, 1)}|otr[oa]s? ${words(2, 1)}|alguien ${words(3)})`,
} as const;

const object = {
  en: '(?:it|this|that|these|those|one|the (?:very )?same(?: thing)?|something (?:similar|like (?:it|this|that)))',
  de: '(?:das|es|sowas|so etwas|so was|dasselbe|das gleiche|eins|eines|eine|einen|so eins|so eine?n?)',
  es: '(?:lo mismo|algo (?:así|parecido|similar)|un[oa](?: así| igual| parecid[oa])?|es[oa]|esto)',
} as const;
const end =
  '(?:(?:already|now|too|as well|there|exactly|schon|bereits|auch|so|genauso|ya|también|allí|igual) )*(?:[.;,:]|and|but|und|aber|y|pero|$)';

/** "A cafe in Bath does it", "mein Freund in Wels hat eins", "una cafetería de Burgos lo hace": one who does what we mean to do. */
const introduced = new RegExp(
  [
    `^ (?:(?:and|but) )?${another.en}(?:already |also |now )?${doing.en} (?:already )?${object.en} ${end}`,
    `^ (?:(?:und|aber) )?${another.de}${doing.de} (?:schon |auch |bereits )?${object.de} ${end}`,
    `^ (?:(?:y|pero) )?${another.es}(?:ya |también )?(?:${doing.es} ${object.es}|l[oa]s? (?:hace|hacen|tiene|tienen|ofrece|ofrecen|vende|venden)) ${end}`,
  ].join('|'),
  'u',
);
/** "There is one in Bath", "in Wels gibt es eins", "en Burgos hay una". */
const located = new RegExp(
  [
    `^ (?:(?:and|but) )?(?:(?:in|near|over in) ${words(3, 1)})?,? ?there (?:is|'s|was) (?:already |also )?(?:another|one)(?: like (?:it|this|that))? ${words(4)}${end}`,
    `^ (?:(?:und|aber) )?(?:(?:in|bei) ${words(3, 1)}gibt es|es gibt) (?:schon |bereits |auch )?(?:so )?(?:eins|eines|eine|einen|ein solches) ${words(4)}${end}`,
    `^ (?:(?:y|pero) )?(?:en ${words(3, 1)})?,? ?(?:ya )?hay (?:ya )?(?:un[oa]|otr[oa]) ${words(4)}${end}`,
  ].join('|'),
  'u',
);

const people =
  '(?:customers|clients|members|users|subscribers|guests|visitors|pupils|students|buyers|regulars|people|families|patients|kunden|kundinnen|gäste|mitglieder|besucher|nutzer|abonnenten|schüler|teilnehmer|leute|familien|clientes|socios|usuarios|alumnos|visitantes|abonados|personas|familias|suscriptores)';
/** "They have 200 customers a week", "it takes £3,600", "die haben 200 Gäste", "cobran 18 euros": what he has or takes. */
const goesOn = new RegExp(
  [
    "^ (?:and |but |, )*(?:they|it|he|she|the (?:place|shop|owner))(?: 've| 's)? (?:already |now |also |even )?(?:",
    `(?:has|have|had|gets?|got|sees?|serves?)(?: got)? ${words(3)}\\d\\S* ${words(2)}${people}|`,
    `(?:takes?|took|makes?|made|earns?|earned|charges?|charged|asks?|sells?) ${words(3)}(?:[£$€] ?\\d|\\d\\S* (?:[£$€]|pounds|euros|dollars)))`,
    // "She found 13 of those through a shop", "they told me eight had them the year before".
    '|^ (?:he|she|they) (?:(?:has |have )?(?:found|got|won|gets?|gained|signed) (?:about )?\\d+ of (?:those|them|his|hers|theirs) |(?:told|tell|tells) (?:me|us) (?:that )?\\d+ )',
    '|^ (?:und |aber |, )*(?:die|sie|er|es|der|das|dort|da) (?:',
    `(?:hat|haben|hatte|hatten|bedient|bedienen|bekommt|bekommen) ${words(4)}\\d\\S* ${words(2)}\\S*${people}|`,
    `(?:nimmt|nehmen|nahm|verdient|verdienen|macht|machen|verlangt|verlangen|verkauft|verkaufen) ${words(5)}(?:€ ?\\d|\\d\\S* (?:€|euro|franken)))`,
    // "Bei ihm haben 36 verlängert", "ihm hat der Getränkehändler zwei Drittel gebracht".
    '|^ (?:und |aber |, )*(?:bei )?(?:ihm|ihr|ihnen|denen) (?:hat|haben|sind|ist|war|waren|kamen|kommen|zahlen) ',
    '|^ (?:y |pero |, )*(?:ellos |ellas |él |ella |allí )?(?:ya )?(?:',
    `(?:tienen?|tenían?|reciben?|atienden?) ${words(3)}\\d\\S* ${words(2)}${people}|`,
    `(?:cobran?|facturan?|ganan?|ingresan?|sacan?|venden?) ${words(4)}(?:€ ?\\d|\\d\\S* (?:€|euros?|pesos)))`,
    // "A él lo recomiendan sus clientes", "allí, de cada diez clientas, seis habían comprado ya".
    '|^ (?:y |pero |, )*(?:a (?:él|ella|ellos|ellas) (?:ya )?l[aeo]s? |allí(?: ,)? (?=.*\\d))',
  ].join(''),
  'u',
);

/** "We run two stalls": "one" may then be ours. */
const having =
  / (?:(?:i|we) (?:already |now |also )?(?:'ve |have |had |own|run|rent|opened|built|put|set up|placed|installed|sold)|(?:my|our) \S+s |(?:ich|wir) (?:habe|haben|betreibe|betreiben|besitze|führe|führen|vermiete)|(?:tengo|tenemos|llevo|llevamos|abrimos|abrí|monté|montamos|alquilo) )/;

const number = '[\\d一二两三四五六七八九十百千]';
const introducedInChinese = new RegExp(
  '^(?:(?:但是?|不过|而且),?)?(?:[^，。,;；我咱]{1,8}有(?:了)?(?:别?人|一?[家个位][^，。,;；我咱]{0,8})' +
    `|我(?:们)?(?:的|有个|有一个)?(?:${kinInChinese}|同事)[^，。,;；我咱]{0,8}(?:做|开|有|卖))`,
  'u',
);
/** 目前有一家幼儿园在用: a customer, and no business like ours. */
const customersInChinese = /用|买|付|订|试|客户|顾客|签|下单/u;
const goesOnInChinese = new RegExp(
  `^(?:(?:而且|但是?),?)?(?:他们|她们|他|她|它|那家店?|那边|那里|人家)[^，。,;；我咱]{0,8}(?:有|收|卖|赚|挣|接)了?[^，。,;；我咱]{0,4}${number}`,
  'u',
);

const continued = new WeakSet<Clause>();

/** Whether the clause goes on about another's business that was introduced before. */
export const isOthersContinued = (clause: Clause): boolean => continued.has(clause);

const textOf = ({ tokens }: Clause): string => wordsInFigures(tokens);

const isIntroducing = (clause: Clause, clauses: readonly Clause[], index: number): boolean => {
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return introducedInChinese.test(letters) && !customersInChinese.test(letters);
  }
  const text = textOf(clause);
  if (introduced.test(text)) return true;
  const isOwn = (earlier: Clause): boolean => earlier.modality === 'fact' && having.test(textOf(earlier));
  return located.test(text) && !clauses.slice(0, index).some(isOwn);
};

const isWithoutUs = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? !us.test(wordsInFigures(tokens).replace(/ (?:told|tells?) (?:me|us) /, ' '))
    : !/我|咱/u.test(lettersOf(tokens));

const isGoingOn = (clause: Clause): boolean =>
  isWithoutUs(clause) &&
  (clause.sentence.isLatin ? goesOn.test(textOf(clause)) : goesOnInChinese.test(lettersOf(clause.tokens)));

const ofThem =
  /^ (?:(?:and|und|y) |, )*(?:who|that|die|denen|que|quienes|all|most|they|sie|dort) | (?:pays?|paid|paying|zahl\S*|bezahl\S*|pagan?|pagaron) /;

/** "Die je 18 Euro zahlen", "each pays £18", 每人付18元: what his customers do. */
const isOfHisCustomers = (clause: Clause, before: Clause | undefined): boolean =>
  isWithoutUs(clause) &&
  ((clause.sentence === before?.sentence && (ofThem.test(textOf(clause)) || !clause.sentence.isLatin)) ||
    /^ (?:each|everyone|everybody|jede[rs]?|cada un[oa]) (?:\S+ ){0,2}?(?:pays?|zahlt|bezahlt|paga) /.test(
      textOf(clause),
    ) ||
    /^每[人个位][^，。,]{0,4}[付交]/u.test(lettersOf(clause.tokens)));

/** 巴斯有一家这样做,他们每周有200个客人: both in one clause. */
const isBoth = (clause: Clause): boolean => {
  if (clause.sentence.isLatin) return false;
  const letters = lettersOf(clause.tokens);
  if (!introducedInChinese.test(letters)) return false;
  const [first = '', ...rest] = letters.split(/[,，]/u);
  const after = rest.join(',');
  return (
    introducedInChinese.test(first) &&
    !customersInChinese.test(first) &&
    goesOnInChinese.test(after) &&
    !/我|咱/u.test(after)
  );
};

/**
 * "A cafe in Bath does it and they have 200 customers a week who pay £18", "My friend has one. She takes £300": who is named by a
 * pronoun is the one whose business was introduced. Marks what goes on about it, as long as each clause does.
 */
export function markContinued(clauses: readonly Clause[], isOthers: (clause: Clause) => boolean): void {
  let isOpen = false;
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const isMore: boolean =
      (isOpen && isGoingOn(clause)) || (!!before && continued.has(before) && isOfHisCustomers(clause, before));
    if (isMore || isBoth(clause)) continued.add(clause);
    // The sentence that introduces him tells nothing of ours either.
    if (isMore && before?.sentence === clause.sentence) continued.add(before);
    isOpen = isMore || continued.has(clause) || isOthers(clause) || isIntroducing(clause, clauses, index);
  }
}
