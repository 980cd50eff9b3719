import { germanInputs, materials, spanishMaterials } from '../lexicon/inputs';
import type { Clause } from './clause';
import { memoise } from './memoise';
import { markNamedCompanies } from './namedCompany';
import { isOthersBusiness } from './othersBusiness';
import { markChargedByOthers } from './othersChargeInChinese';
import { markContinued } from './othersContinued';
import { markOthersCustomers } from './othersCustomers';
import { markOthersCharges } from './namedCharge';
import { kin } from './relatives';
import { has, hasAny, lettersOf, spacedWords, type Token } from './token';

/** "Competitors such as Billie", "Konkurrenten sind Snap und Medifox", "竞品有": a name follows, and no word of how many there are. */
const label =
  / (?:competitors?|competition|rivals?|alternatives?|incumbents?|(?:existing|other|current|similar|comparable) (?:apps?|tools?|services?|providers?|products?|platforms?|solutions?|companies|startups?|software)|konkurrent(?:en)?|konkurrenz|wettbewerber|mitbewerber|(?:andere|bestehende|ähnliche) (?:apps|anbieter|programme|dienste|produkte)|competidor(?:es)?|competencia|alternativas?|(?:otras|otros) (?:apps|aplicaciones|programas|plataformas|servicios)) (?:(?:today|here|so far|heute|hier|hoy|aquí|we know|is|are|ist|sind|es|son|:) )*(?:such as|like|include|includes|named?|called|wie|heißen|como|incluyen?|:|are|is|sind|ist|son|es) (?!(?:no|none|not|n't|few|many|some|several|more|most|weak|strong|fierce|slow|cheap|expensive|everywhere|nobody|huge|big|small|growing|limited|the|a|an|keine?|kaum|wenige?|viele|stark|schwach|niemand|pocos?|pocas?|nadie|ningun[oa]?|muchos?|muchas?|fuerte|débil|us|we|wir|nosotros) )\p{L}/u;
const labelInChinese =
  /(?:竞争对手|竞品|对手|同类(?:产品|软件|平台)?|市面上)(?:主要|目前|现在)?(?:是|有|包括|像|如|：|:)(?!没有|很|不|少|多|几|\d|[一二三四五六七八九十百千万两])|(?:像|比如|例如)[^，。]{2,12}(?:这样的|这类|之类的?)(?:软件|平台|产品|公司|工具|应用)/u;

const similar =
  / (?:(?:do|does|did) (?:something |much |pretty much |exactly |nearly |almost |about )?(?:the same|similar|like this)|can (?:also |already )?(?:do|make|handle) (?:it|this|that|the same|so)|(?:offers?|sells?|have|has) (?:something similar|the same|a similar \S+|similar \S+)|(?:können|kann|machen|macht|bieten|bietet) (?:\S+ ){0,3}?(?:auch|ähnlich\S*|dasselbe|das gleiche)|(?:hacen?|ofrecen?|venden?|tienen?) (?:algo parecido|algo similar|lo mismo|también))(?= )/;
const aimed =
  / (?:targets?|focus(?:es)? on|caters? to|(?:only )?serves? only|only serves?|(?:is|are) (?:only |mainly |mostly |really )?(?:built for|made for|designed for|aimed at|meant for)|richten sich an|richtet sich an|se dirigen? a)(?= )/;
/** What ours does as well: only of several, or of one more. */
const dealing =
  / (?:charges?|costs?|starts? at|requires?|verlang(?:t|en)|kosten|kostet|cobran?|cuestan?|exigen?|piden?)(?= )/;
const oneMore = / (?:also|too|already|auch|bereits|schon|también|ya)(?= )/;
const pair = /^ (?:\S+ ){1,5}?(?:and|or|&|und|oder|y|o) (?:\S+ ){1,4}?$/;
const pronoun =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:they|it|he|she|we|i|you|who|which|that|this|these|those|there|the|a|an|some|most|many|all|both|every|each|no|nobody|one|two|\d+|sie|er|es|wir|ich|man|die|der|das|ein|eine|viele|alle|manche|jede[rs]?|ell[oa]s|él|yo|nosotr[oa]s|l[oa]s?|el|un[oa]?s?|tod[oa]s|much[oa]s|cada|quien|que|mein|meine|unser|unsere|our|my|mi|mis|nuestr[oa]s?|their|ihr|ihre|sus?) /;

/** "Parts and assembly cost €112": what goes into the product is no name. */
const inputs =
  /^(?:parts|components|ingredients|materials?|assembly|shipping|postage|freight|packaging|electronics|wages|rent|printing|soldering|batteries|teile|bauteile|zutaten|material|montage|versand|verpackung|löhne|miete|piezas|componentes|ingredientes|montaje|envío|embalaje|sueldos|alquiler)$/;

/** "Stoff und Näherin kosten 47 Euro je Hose". */
const compounds = new RegExp(`^${germanInputs}$`, 'u');

const isInput = ({ text, lemma }: Token): boolean =>
  inputs.test(text) || compounds.test(text) || spanishMaterials.test(text) || materials.test(lemma);

/** "Leather and paper cost 41 euros per album": common things, and no names. */
const isOfThings = (subject: readonly Token[]): boolean =>
  subject.every((token) => token.pos === 'conj' || has(token, 'thing'));

/** Who isn't named by a word for anybody, with a verb of those who sell the same. */
function isNamedSubject({ tokens, speaker }: Clause): boolean {
  if (speaker === 'own' || speaker === 'quoted' || hasAny(tokens, 'interview')) return false;
  const words = spacedWords(tokens);
  if (pronoun.test(words)) return false;
  const found = similar.exec(words) ?? aimed.exec(words) ?? dealing.exec(words);
  if (!found || found.index === 0) return false;
  const count = words.slice(1, found.index).split(' ').length;
  const subject = tokens.slice(0, count);
  const isPair = pair.test(`${words.slice(0, found.index)} `);
  if (isPair && (subject.some(isInput) || isOfThings(subject))) return false;
  // "Wyzant and Varsity Tutors": the last word of a name may be one for people.
  const isPeople = hasAny(isPair ? subject.slice(0, 1) : subject, 'people');
  if (count > 8 || isPeople || hasAny(subject, 'own', 'product', 'customer', 'everyone', 'cost', 'price')) return false;
  if (/ (?:us|me|uns|mir|nos|nothing|nichts|nada) /.test(words)) return false;
  return !dealing.test(`${found[0]} `) || isPair || oneMore.test(words);
}

const ofKin = new RegExp(
  `^ (?:(?:and|but) )?(?:my|our) \\S*${kin}(?: 's)? (?:\\S+ ){0,8}?(?:has|have|had|sells?|sold|runs?|serves?) (?:\\S+ ){0,3}?\\d`,
);

/** "My cousin's firm up in Toledo has 40 clients": hers, as is what "she" does next. */
const isKinsBusiness = ({ speaker, tokens, sentence }: Clause): boolean =>
  sentence.isLatin && speaker === 'rival' && ofKin.test(spacedWords(tokens));

/** "340 holders pay GrowRight, the other firm in town, 60 pounds": whom they pay is called another. */
const paysNamed =
  / (?:pay|pays|paid|paying|use|uses|used|buy from|bought from|renewed with|signed with|zahlen|bezahlen|nutzen|pagan(?: a)?|pagaron(?: a)?|usan|usaron) (?:\S+ ){1,3}?, (?:the|an?|another|der|die|das|ein|eine|el|la|los|un|una|otr[oa]) (?:other |rival |competing |big |old |biggest |largest |leading |different |anderen? |große[nr]? |otr[oa] |gran )+(?:firm|company|shop|provider|service|supplier|app|maker|vendor|chain|player|business|firma|anbieter|betrieb|dienst|laden|empresa|tienda|servicio|proveedor)(?= )/;

const nobodysName =
  '(?!(?:the|an?|it|this|that|our|my|we|i|each|every|one|der|die|das|ein|eine|es|dies\\S*|unser\\S*|mein\\S*|wir|ich|jede\\S*|el|la|los|las|una?|est[ea]|nuestr\\S+|mi|cada) )';
/** "Vimcar kostet 25 Euro je Auto und ist für große Flotten gemacht": what it costs, and whom it isn't for. */
const pricedForOthers = new RegExp(
  `^ (?:(?:but|aber|pero) )?${nobodysName}[\\p{L}\\d.]{3,} (?:costs|kostet|cuesta) (?:[£$€] ?)?\\d[^;]*? (?:(?:and|but) is (?:only |really )?(?:made|built|meant|designed) for (?:large|larger|big|bigger|chains|enterprises|corporations)|(?:und|aber) ist (?:nur |eher )?für (?:große|größere|konzerne|ketten) (?:\\S+ ){0,2}?(?:gemacht|gedacht|gebaut)|(?:y|pero) está (?:hech|pensad|diseñad)[oa] para (?:\\S+ )?(?:grandes|cadenas|multinacionales)) `,
  'u',
);

const isPricedForOthers = ({ context, speaker }: Clause): boolean =>
  speaker !== 'own' && !hasAny(context, 'own', 'product') && pricedForOthers.test(spacedWords(context));

/** Before any rule asks whose a clause is. */
export function markNamedRivals(clauses: readonly Clause[]): void {
  markChargedByOthers(clauses);
  markOthersCharges(clauses);
  markNamedCompanies(clauses);
  markOthersCustomers(clauses);
  markContinued(clauses, (clause) => isOthersBusiness(clause) || isKinsBusiness(clause));
  for (const clause of clauses) if (isNamedRival(clause) || isOthersBusiness(clause)) clause.speaker = 'rival';
}

/** "Competitors such as Billie start at €5,000", "Hilti does something similar": others who sell the like, by name. */
export const isNamedRival = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, modality, speaker } = clause;
  if (modality === 'question' || modality === 'condition' || speaker === 'quoted') return false;
  if (!sentence.isLatin) return labelInChinese.test(lettersOf(tokens));
  if (paysNamed.test(spacedWords(context)) || isPricedForOthers(clause)) return true;
  return (speaker !== 'own' && label.test(spacedWords(context))) || isNamedSubject(clause);
});
