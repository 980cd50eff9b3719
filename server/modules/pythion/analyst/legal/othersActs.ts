import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';

/**
 * The sentence tells only what others do to customers: how they get along today, or what a trade does and we don't. "Today they
 * hand their keys to somebody they've never met", "agents charge fees that tenants were never told about, and we list flats
 * without any". It has the words of harm, and no act of ours.
 */
export const isDoneByOthers = ([first]: readonly Clause[]): boolean =>
  first !== undefined &&
  first.modality !== 'question' &&
  (first.sentence.isLatin ? isOthersInWords(first.context) : isOthersInLetters(first.context));

const isOthersInWords = memoise(
  (context: readonly Token[]): boolean =>
    isWayOfToday(context) || isContrasted(context) || isCondemned(context) || isBySellers(context),
);

const sellers =
  /^ (?:(?:many|most|some|other|several|viele|manche|andere|die meisten|muchas|muchos|algunas|algunos|otras|otros) )?(?:(?:online|toy|corner|drug|big|internet|phone|job|dating|gaming|betting|social) )?(?:shops|stores|kiosks|sites|websites|platforms|portals|apps|marketplaces|forums|magazines|supermarkets|pharmacies|petrol stations|agencies|plattformen|kioske|läden|geschäfte|webseiten|portale|seiten|zeitschriften|supermärkte|tiendas|plataformas|webs|páginas|kioscos|quioscos|supermercados|revistas) (?:here |often |still |also |today |online )?(?:sell|trick|lie|steal|cheat|offer|show|promise|trade|print|hide|charge|take|keep|lure|verkaufen|lügen|stehlen|tricksen|betrügen|zeigen|locken|venden|mienten|roban|engañan|ofrecen|esconden) /;

/** Those who sell to the same people, as the plural that opens a sentence: "the big farms", "supermarkets", "die Ketten". */
const sellingTrade = new RegExp(
  String.raw`^ (?:but |aber |pero )?(?:(?:the|most|many|some|other|die|viele|manche|andere|las|los|muchas|muchos|otras|otros|algunas|algunos) )?(?:(?:big|large|cheap|local|usual|online|high-street|großen?|billigen?|anderen?|grandes?) )?(?:\S+ )?(?:farms|growers|brands|labels|chains|supermarkets|shops|stores|salons|garages|workshops|dealers|agents|brokers|makers|manufacturers|factories|firms|companies|competitors|rivals|importers|wholesalers|producers|höfe|betriebe|marken|ketten|supermärkte|läden|händler|werkstätten|hersteller|fabriken|firmen|konkurrenten|makler|granjas|marcas|cadenas|supermercados|tiendas|talleres|fabricantes|fábricas|empresas|competidores|inmobiliarias)(?: grandes)? (?:(?:here|there|often|always|usually|just|only|never|all|hier|oft|immer|siempre|a menudo) )*(?!(?:get|gets|receive|pay|buy|order|can|may|could|who|that|which|whose|in|of|for|on|with|and|or|to|from|,|[.:;]|bekommen|zahlen|kaufen|können|für|in|mit|und|reciben|pagan|compran|pueden|que|para|de|en|con|y) )\S+ `,
);
const withOurs =
  / (?:with|through|using|mit|con) (?:it|this|the (?:app|tool|box|software|service)|ihr|damit|dem|der|él|ella|la app) /;

/** "Platforms sell fake followers", "many shops sell beer to teenagers": others, named by a bare plural. */
export const isBySellers = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return sellers.test(words) && !oursByName.test(words);
};

/** "The big farms don't tell people how old the eggs are": a trade does it, and nothing in it is ours. */
export const isByTrade = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (sellers.test(words) || sellingTrade.test(words)) && !oursByName.test(words) && !withOurs.test(words);
});

const chains =
  / (?:own|run|have|operate|manage|besitzen?|habe|haben|betreiben?|führen?|tengo|tenemos|dirijo|llevo|llevamos) (?:\S+ ){0,3}?(?:shops|stores|salons|garages|workshops|farms|supermarkets|chain|chains|brand|brands|läden|filialen|kette|werkstätten|betriebe|salons|tiendas|talleres|cadena|marca|marcas|fincas)(?= )/;

/** "I run a chain of salons": what "the salons" do then is ours. */
export const hasOwnTrade = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ speaker, tokens, sentence }) => sentence.hasLatin && speaker === 'own' && chains.test(spacedWords(tokens)),
  );

const today =
  / (?:the alternative is|the usual way|today|currently|presently|otherwise|normally|usually|right_now|right now|these days|at the moment|nowadays|heute|derzeit|momentan|sonst|bisher|normalerweise|üblicherweise|hoy|actualmente|normalmente|hoy_en_día) /;
/** Names a rival, which the lexicon may take for a product. */
const rival = / (?:alternative is|usual way) /;
const us = String.raw`we|us|our|ours|i|my|me|wir|uns|unser\S*|ich|mein\S*|nosotr[oa]s|nuestr[oa]s?|yo|mi|mis`;
const oursByName = new RegExp(` (?:${us}) `);
/** What might be ours, or is done with what is ours. */
const ours = new RegExp(` (?:${us}|mine|mir|it|this|these|damit|dabei|esto) `);
const sufferer =
  / (?:you|your|they|them|customers?|clients?|people|owners?|buyers?|parents?|tenants?|families|sellers?|man|sie|ihnen|leute|kunden|eltern|mieter|käufer|te|les|se|clientes?|familias|padres|inquilinos|compradores|vecinos) /;

/** "Today they use Rover, where you hand your keys to somebody you've never met": told of customers, and nothing in it is ours. */
const isWayOfToday = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    today.test(words) &&
    sufferer.test(words) &&
    !ours.test(words) &&
    !hasAny(context, 'criminal') &&
    (rival.test(words) || !hasAny(context, 'product'))
  );
};

const condemned =
  / (?:although|though|obwohl|aunque) (?:the law (?:forbids|bans|prohibits)|(?:it|this|that) is (?:forbidden|illegal|banned|not allowed)|es verboten ist|das verboten ist|está prohibido|la ley lo prohíbe) /;

/** "Restaurants pour grease into the drains although the law forbids it". */
const isCondemned = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return condemned.test(words) && !oursByName.test(words);
};

const trade = String.raw`(?:agents?|agencies|brokers?|dealers?|garages?|workshops?|clubs?|firms?|companies|shops?|banks?|airlines?|landlords?|insurers?|platforms?|suppliers?|manufacturers?|makers?|movers?|sellers?|traders?|operators?|utilities|makler|händler|werkstätten|vermieter|banken|versicherer|firmen|plattformen|hersteller|verkäufer|anbieter|inmobiliarias|agencias|talleres|bancos|aseguradoras|vendedores|empresas|plataformas|caseros)`;
/** A plural trade that opens the sentence, and what we do after a comma or a semicolon. */
const opener = new RegExp(
  `^ (?:(?:the|most|many|some|big|other|die|viele|manche|las|los|muchas|muchos) )?(?:\\S+ )?${trade} | (?:through|from|via|über|von|a través de) (?:\\S+ )?${trade}(?: ,)? (?:who|that|which|die|que) `,
);
const turn = / [,;–—-] (?:and |but |so |und |aber |y |pero )?(?:we|i|our|wir|ich|unser\S*|nosotr[oa]s|nuestr[oa]) /;
/** What we leave out, or look into for those who are treated so. */
const better =
  / (?:without (?:any|a|an|the)? ?(?:fee|charge|cost|deposit|contract|commission|markup)s?|no (?:fee|charge|cost|deposit|contract|commission|markup|hidden \S+)s?|(?:check|inspect|test|film|photograph|compare|document|warn|refund)s?|verify|verifies|protected|insured|upfront|up front|in writing|in advance|before anything|a photo|shows?|lists?|fixed price|zeig(?:t|en)|ohne (?:gebühr|gebühren|provision|kaution|vertrag|aufpreis)|prüf\S*|kontrollier\S*|vergleich\S*|warn\S*|geschützt\S*|vorher|sin (?:comisión|comisiones|fianza|contrato|gastos)|revis\S+|comprob\S+|compar\S+|muestra|mostramos|oficial|por escrito) /;
/** We take part in it, or keep it quiet. */
const complicit =
  / (?:with (?:them|it|that)|help (?:them|with)|how|for them|nobody|anyone|tell|share|cut|quietly|secretly|sell|commission of|ihnen|dabei|damit|verkauf\S*|heimlich|niemand\S*|ayudamos|vendemos|nadie) /;

/** "Car clubs charge you for scratches you never made; our app films the car before and after". */
const isContrasted = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const at = turn.exec(words)?.index ?? -1;
  return (
    at > 0 &&
    opener.test(words) &&
    !ours.test(words.slice(0, at + 1)) &&
    better.test(words.slice(at)) &&
    !complicit.test(words.slice(at))
  );
};

const contrastInChinese =
  /^(?:很多|有些|一些|不少|大)?(?:中介|房东|车商|二手车商|商家|平台|银行|维修店|保险公司|卖家|经销商|厂家|代理)[^我]{2,24}[,，;；]我们[^。]{0,10}(?:不收|免|没有|替(?:买家|房客|客户|业主)|帮(?:买家|房客|客户|业主)|检查|验|公开|退)[^。]{0,12}$/;
const todayInChinese = /现在|目前|平时/;

const isOthersInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context).replace(/[。.]$/, '');
  return (
    contrastInChinese.test(letters) ||
    (todayInChinese.test(letters) && /大家|他们|客户|用户|家长|业主|买家/.test(letters) && !/我/.test(letters))
  );
});
