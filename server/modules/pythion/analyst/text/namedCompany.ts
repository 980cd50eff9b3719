import { clausesBySentence, type Clause } from './clause';
import { wordsInFigures } from './figures';
import { us } from './ourselves';
import { has, hasAny, lettersOf, type Token } from './token';

/** No name begins with one of these. */
const small =
  '(?:the|an?|this|that|these|those|each|every|all|both|some|many|most|one|it|they|he|she|we|i|you|who|which|there|our|my|their|his|her|its|today|now|currently|already|so|in|at|on|by|for|from|with|of|to|if|when|nobody|everybody|der|die|das|ein|eine|einer|dies\\S*|jede\\S*|alle|beide|viele|man|es|er|sie|wir|ich|wer|mein\\S*|unser\\S*|ihre?|seine?|heute|jetzt|derzeit|inzwischen|mittlerweile|bisher|bislang|schon|bereits|auch|dort|dann|in|im|bei|mit|für|von|aus|el|la|los|las|lo|un[oa]?s?|este|esta|cada|tod[oa]s?|ambos|ya|hoy|ahora|actualmente|también|además|mi|mis|nuestr[oa]s?|su|sus|quien|que|en|con|de|del|por|para|si|cuando|\\d\\S*)';
const word = `(?!${small} )\\p{L}[^\\s,.;:]*`;
const name = `(?<name>${word}(?: ${word}){0,3}?)`;
const some = (most: number): string => `(?:(?![,;] )\\S+ ){0,${most}}?`;
const customers =
  '(?:customers|clients|users|subscribers|members|buyers|guests|kunden|kundinnen|nutzer|nutzerinnen|abonnenten|mitglieder|käufer|clientes|usuarios|suscriptores|abonados|socios)';
const subject = `^ (?:(?:and|but|und|aber|y|pero) )?(?:(?:the (?:company|firm|startup)|die firma|das unternehmen|das startup|la empresa|la compañía|la startup) )?${name}`;

/** "Doctolib has 300,000 doctors who pay", "Rover's customers paid", "Winnow cobra 200 libras a 3.000 cocinas". */
const patterns = [
  `${subject} (?:${some(12)}and )?(?:already |now |also )?(?:has|had|have|got|counts|serves) ${some(4)}\\d\\S* ${some(5)}(?:who|that|which) ${some(3)}(?:pay|pays|paid|spend|spent) `,
  `${subject} (?:already |now |also )?(?:charges|charged) ${some(4)}\\d\\S* ${some(3)}(?:[$£€] )?\\d`,
  `${subject} ${some(12)}(?:and|,) (?:its|their) ${some(1)}${customers} ${some(2)}(?:pay|paid|spend|spent) `,
  `${subject} 's ${some(1)}${customers} ${some(3)}(?:pay|paid|spend|spent) `,
  `${subject} (?:${some(12)}und )?(?:hat|hatte|zählt|bedient) ${some(5)}\\d\\S* ${some(4)}, (?:die|von denen|denen) ${some(9)}(?:zahl|bezahl|ausgeb|hinleg)\\S* `,
  `${subject} (?:verlangt|kassiert|nimmt) (?:von )?${some(5)}\\d\\S* ${some(4)}(?:\\d\\S*|von ${some(3)}\\d\\S*) `,
  `${subject} ${some(12)}(?:und|,) (?:seine|ihre|deren|dessen) ${some(1)}${customers} ${some(4)}(?:zahl|bezahl|ausgegeben)\\S* `,
  `${subject} (?:${some(12)}y )?(?:ya )?(?:tiene|tenía|tuvo|cuenta con|atiende a) ${some(4)}\\d\\S* ${some(4)}que (?:ya |le )?${some(3)}(?:pagan|pagaban|pagaron|gastan|gastaron) `,
  `${subject} (?:ya )?(?:les? )?(?:cobra|cobraba|cobró) ${some(6)}a ${some(2)}\\d\\S* `,
  `${subject} ${some(12)}(?:y|,) sus ${some(1)}${customers} ${some(3)}(?:pagan|pagaban|pagaron|gastaron) `,
].map((pattern) => new RegExp(pattern, 'u'));

const count = '(?:\\d[\\d,.]*|[一二两三四五六七八九十百千几]{1,9})[万亿千百多]{0,3}';
const named = '(?<name>[a-z][a-z0-9.]{1,30}|(?!我|咱|本|该|这|那)[\\p{Script=Han}a-z]{1,6}?(?=公司|平台|集团|科技))';
/** Doctolib有30万医生,每月付149欧元; 滴滴公司有…用户付费. */
const inChinese = [
  `^(?:但是?|而)?${named}(?:公司|平台|集团|科技)?(?:已经|目前|现在|就)?(?:有|拥有)了?${count}[个家位名户]?[^。;；]*?(?:付|交|花|掏)`,
  `^(?:但是?|而)?${named}(?:公司|平台|集团|科技)?[^。;；]*?(?:它的?|其|他们的?)(?:用户|客户|会员|顾客|买家)[^。;；]*?(?:付|交|花|掏)`,
  `^(?:但是?|而)?${named}(?:公司|平台|集团|科技)?的(?:用户|客户|会员|顾客|买家)[^。;；]*?(?:付|交|花|掏)了?[^。;；]*?${count}`,
].map((pattern) => new RegExp(pattern, 'u'));
const usInChinese = /我|咱|本公司|在下/u;

const goesOn = new RegExp(
  `^ (?:(?:and|but|und|aber|y|pero) )?(?:its|their|ihre|seine|deren|dessen|sus) ${some(1)}${customers} ${some(4)}(?:pay|pays|paid|spend|spent|zahl\\S*|bezahl\\S*|pagan|pagaban|pagaron|gastaron) `,
  'u',
);
const goesOnInChinese = /^(?:它的?|其|他们的?)(?:用户|客户|会员|顾客)[^。;；]*?(?:付|交|花|掏)/u;
const introduced = new RegExp(
  `${subject} (?:is|was|has|had|ist|war|hat|hatte|es|era|fue|tiene|tenía|started|began|sells|makes|macht|verkauft|vende|hace) `,
  'u',
);
const introducedInChinese = new RegExp(`^${named}(?:公司|平台|集团|科技)?(?:是|有|已经)`, 'u');

/** Letters that a pattern would read as its own. */
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "We call it Zahnruf", "our app Zahnruf", "Zahnruf is an app", "with Zahnruf you can": the name is of what we offer. */
const introducing = (it: string): RegExp =>
  new RegExp(
    [
      ` (?:call|called|name|named|nennen|nenne|namens|heißt|heißen|genannt|llamamos|llamo|llama|llamad[oa]) (?:it |this |es |sie |ihn |das |sich |" )?${it} `,
      ` (?:our|my|unser\\p{L}*|mein\\p{L}*|nuestr[oa]s?|mi) (?!(?:rivals?|competitors?|konkurren\\S+|wettbewerber|competidor\\S*|rival) )(?:[^\\s,.]+ ){0,3}?(?:" )?${it} `,
      `(?:^| )${it} (?:is|ist|es|will be|wird|será) (?:an?|the|our|my|ein|eine|der|die|das|unser\\p{L}*|mein\\p{L}*|un|una|el|la|nuestr[oa]|mi) (?!(?:\\S+ ){0,3}?(?:company|firm|competitor|rival|leader|startup|giant|firma|unternehmen|anbieter|konkurrent|marktführer|empresa|competidor|líder|gigante)(?= ))`,
      ` (?:we|i|wir|ich) (?:have |haben |habe )?(?:founded|started|launched|opened|own|run|manage|führen?|betreiben?|leiten?|gründeten?|eröffneten?) ${it} | (?:fundamos|fundé|abrimos|abrí|dirigimos|dirijo|creamos|creé|lanzamos|lancé) ${it} |我们?(?:创办|创立|开办|经营|运营)了?${it}`,
      ` (?:with|through|via|mit|über|con) ${it} ,? ?(?:\\S+ )?(?:we|i|you|they|can|wir|ich|sie|können|kann|man|podemos|puede|pueden|se)(?= )`,
      `叫(?:做|作)?"?${it}|(?:我们的|我的|产品|应用|软件)(?:名叫|叫|是)?"?${it}|${it}是一[个款种](?!公司|平台公司)`,
    ].join('|'),
    'u',
  );
const ofOthers =
  / (?:company|firm|competitor|startup|firma|unternehmen|konkurrent|empresa|competidor) (?:\S+ )?(?:called|named|namens|llamad[oa]) /;

const textOf = (clause: Pick<Clause, 'context' | 'sentence'>): string =>
  clause.sentence.isLatin ? wordsInFigures(clause.context) : lettersOf(clause.context);

/** What the text itself calls its offer, or what it begins with and has nothing against. */
function isOurs(company: string, at: Clause, clauses: readonly Clause[]): boolean {
  const isIntroduced = introducing(escape(company));
  const first = clauses[0];
  const isBegun =
    first !== undefined &&
    first.sentence !== at.sentence &&
    textOf(first).trimStart().startsWith(company) &&
    !hasAny(first.context, 'rival', 'trouble', 'today', 'worse', 'negation');
  return (
    isBegun ||
    clauses.some((clause) => {
      if (clause.context === clauses[clause.index - 1]?.context || hasAny(clause.context, 'rival')) return false;
      const text = textOf(clause);
      return text.includes(company) && isIntroduced.test(text) && !ofOthers.test(text);
    })
  );
}

/** A name has no word for customers or for an amount, and none for people in the plural: "Rover" looks like one. */
const isOfCompany = (company: string, tokens: readonly Token[]): boolean => {
  const words = company.split(' ');
  const first = tokens.find(({ text }) => text === words[0]);
  return (
    !has(first, 'customer', 'everyone', 'negation') &&
    !(first?.text.endsWith('s') && has(first, 'people')) &&
    !tokens.some((token) => words.includes(token.text) && has(token, 'own', 'price', 'cost'))
  );
};

function nameIn(clause: Clause): string | undefined {
  const { context, sentence } = clause;
  const text = textOf(clause);
  if (sentence.isLatin ? !/\d/.test(text) || us.test(text) : usInChinese.test(text)) return undefined;
  const found = (sentence.isLatin ? patterns : inChinese)
    .map((pattern) => pattern.exec(text)?.groups?.['name'])
    .find((company) => company !== undefined);
  return found !== undefined && isOfCompany(found, context) ? found : undefined;
}

/** The company that the sentence before introduces, where this one goes on about its customers. */
function nameBefore(clause: Clause, before: Clause | undefined): string | undefined {
  if (!before) return undefined;
  const { isLatin } = clause.sentence;
  const text = textOf(clause);
  if (!(isLatin ? goesOn : goesOnInChinese).test(text) || (isLatin ? us : usInChinese).test(text)) return undefined;
  const found = (isLatin ? introduced : introducedInChinese).exec(textOf(before))?.groups?.['name'];
  return found !== undefined && isOfCompany(found, before.context) ? found : undefined;
}

const pays = /zahl|pay|paid|spen[dt]|charge|kassier|verlang|nimmt|ausge|hinleg|pag[aóu]|cobr|gast[aó]|[付交花掏]/u;

/**
 * "Doctolib has 300,000 doctors who pay 149 euros", "Rover has 500,000 sitters and its customers paid 800 million dollars": who has a
 * name that the text doesn't introduce as its own has those customers.
 */
export function markNamedCompanies(clauses: readonly Clause[]): void {
  let before: Clause | undefined;
  for (const [sentence, all] of clausesBySentence(clauses)) {
    const [first] = all;
    if (first && pays.test(sentence.text)) {
      const company = nameIn(first) ?? nameBefore(first, before);
      if (company !== undefined && !isOurs(company, first, clauses)) for (const clause of all) clause.speaker = 'rival';
    }
    before = first;
  }
}
