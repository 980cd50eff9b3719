import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, spacedWords, type Token } from '../../text/token';

const ownWord =
  / (?:i|we|me|us|our|ours|my|mine|ich|wir|mir|mich|uns|unser\S*|yo|nosotr[oa]s|me|nos|mi|nuestr[oa]s?|je|nous|mon|notre) /;
const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;

const withoutUs =
  / (?:that|who|which) (?:do|did|does) (?:n't|not) (?:\S+ ){1,3}?(?:us|ours|me|mine) (?:all |just |mostly |still )?(?:use|uses|buy|buys|get|gets|do|rely|send|order|make|take|stick|serve|have|hire|go) /;
const others = new RegExp(
  `^ (?:and |but )?(?:(?:the )?(?:others|rest)|(?:the other )?${number}|most|some|many|half)(?: of them)? (?:already |still |just )?(?:use|uses|have|stick with|rely on|swear by|are on|stayed with) (?:the|an?|some) (?:\\S+ ){0,2}?(?:package|software|system|program|programme|app|tool|service|spreadsheet|machine)(?:s)? (?:from|of|by|called) (?!(?:january|february|march|april|may|june|july|august|september|october|november|december|the start|day|home|\\d)\\b)`,
);

/** "Cafés that don't buy from us use the frozen stuff", "two use the big package from Obitus": those who aren't our customers. */
const isOfNonCustomers = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  const match = withoutUs.exec(words);
  if (match) return !ownWord.test(` ${words.slice(match.index + match[0].length)}`);
  return others.test(words) && !ownWord.test(words);
});

const sameThing =
  /^ (?:and |but )?(?!(?:it|this|that|which|he|she|they|you|there|the app|the tool) )(?:\S+ ){1,4}?(?:does|do|offers?|sells?|makes?|hace|hacen|ofrece|ofrecen|macht|machen) (?:(?:much|exactly|roughly|about|almost|nearly) )?(?:the same|lo mismo|das gleiche|dasselbe) (?!(?:month|week|day|year|time|people) )/;
const alsoBut =
  /^ (?!(?:it|this|that|he|she|they|es|sie|er|ella|él) )(?:\S+ ){1,4}?(?:(?:also|too) \S+s|también \S+|\S+t auch) (?:\S+ ){0,6}?, (?:but|pero|aber) (?:only|not|never|for|solo|sólo|no|únicamente|nur|nicht) /;

/** "My Music Staff does the same and a lot more", "Decathlon también repara, pero solo los suyos": a named one who does it too. */
const isSameByOthers = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (sameThing.test(words) || alsoBut.test(words)) && !ownWord.test(words);
});

const charging =
  /^ (?:and |but )?(?:the |most |some |other )?(?:\S+ ){1,3}?(?:who|that) (?:do|offer|sell|make|provide|read) (?:this|that|these|those|it|the same|such \S+) (?:all |usually |mostly )?(?:charge|take|want|ask|cost|start|bill) /;

/** "Consultants who do this charge from £900": those who sell it today. */
const isChargedByOthers = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return charging.test(words) && !ownWord.test(words);
});

const standing =
  /^ (?:and |but )?there (?:'s|is|are) already (?:an?|one|two|three|some) (?!(?:\S+ ){0,3}?(?:waiting|list|demand|group|market|need|interest|trend) )(?:\S+ ){1,6}?(?:that|who|which) (?:does|do|sells?|serves?|offers?|handles?|delivers?|covers?|makes?|rents?|runs?|repairs?|cleans?|washes) /;

/** "There's already a big laundry in Carmarthen that does the hotels": who does it for others. */
const isStanding = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return standing.test(words) && !ownWord.test(words);
});

const leavingOut =
  / (?:but|pero|aber|though|although|and) (?:\S+ ){0,5}?(?:want the whole|insist|wo n't|will not|does n't|do n't|only|solo|sólo|nur|never|too|takes?|took|minimum|no|nicht) /;

/** "…, but it took them weeks to set up", "and want the whole building": what is said against them. */
const isLeavingOut = memoise((context: readonly Token[]): boolean => leavingOut.test(spacedWords(context)));

const lastOne =
  / (?:the|their|his|her) (?:last|previous|old|usual|other|big|local|first) (?:\S+ )?(?:company|companies|firm|firms|guy|supplier|provider|contractor|agency|shop|one|ones|team|crew|\S+ers?) (?:(?:stood|stands) (?:\S+ ){1,4}?up|(?:let|lets) (?:them|people|everyone|everybody|half|most|some) (?:of them )?down|never (?:showed|shows|turned|turns|came|comes|answered|answers|called|calls)|(?:did|does|do) n't (?:show|turn|come|answer|call) |(?:cancelled|cancels) on|ghosted|ghosts) ?/;

/** "The last company stood half of them up": how those before us let them down. */
const isLetDown = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return lastOne.test(words) && !ownWord.test(words);
});

const sameAgain = new RegExp(
  ` (?:fills?|filling|types?|typing|enters?|entering|writes?|writing|cop(?:y|ies|ying)|keys?|keying) (?:\\S+ ){0,2}?the same (?:\\S+ ){1,8}?(?:(?:on|in|into|to|onto) (?:${number}|several|many|different|separate) |twice |again and again |over and over )`,
);
const onesWrong =
  / if (?:one|a single|any) \S+ (?:is|are|goes|gets) (?:wrong|missing|late|lost|off|forgotten|misspelt|misspelled) (?:, )?(?:\S+ ){2}/;

/** "The arranger fills out the same name on seven different forms": work that is done again. */
const isDoneAgain = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return sameAgain.test(words) && !ownWord.test(words);
});

/** "If one letter is wrong the crem sends it back": what a slip leads to. */
const isSlip = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return onesWrong.test(words) && !ownWord.test(words) && !hasAny(context, 'product');
});

const unaffordable =
  / (?:ca n't|can not|could n't|could not|can hardly|cannot) afford (?!(?:to|it|this|that|them|rent|food|heating|housing|medicine|insulin|childcare|our|us|mistakes?|downtime|delays?|losing|waste) )(?:an? |the |their own )?(?:\S+ ){1,4}| (?:können|kann) sich (?:\S+ ){0,4}?(?:nicht|kaum) leisten | no (?:pueden|puede|se pueden) (?:permitirse|pagar) (?:una? |el |la )?\S+ /;

/** "Small museums cannot afford audio guides": what there is, and why they don't have it. Not what everybody needs to live. */
const isUnaffordable = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return unaffordable.test(words) && !ownWord.test(words);
});

const byHand =
  / (?:calls?|rings?|phones?|writes?|copies|copy|types?|checks?|counts?|emails?|asks?|visits?|searches|search|compares?) (?:\S+ ){1,5}?(?:one by one|one after another|one after the other|by hand|from memory) /;

/** "Drivers call truck stops one by one": how they get along. */
const isByHand = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return byHand.test(words) && !ownWord.test(words);
});

const applies = (isStated: (tokens: readonly Token[]) => boolean, { sentence, tokens, speaker }: Clause): boolean =>
  sentence.isLatin && speaker !== 'own' && isStated(tokens);

/** Work done again, or a mishap of those whom they had: the trouble. */
export const isPlainTrouble = (clause: Clause): boolean =>
  applies(isDoneAgain, clause) ||
  applies(isLetDown, clause) ||
  (clause.modality === 'condition' && applies(isSlip, clause));

/** A rival counts only with what it fails at: "a startup in Berlin does the same" tells nothing of the customers. */
const isFailingRival = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  isLeavingOut(clause.context) &&
  [isSameByOthers, isChargedByOthers, isStanding].some((isStated) => applies(isStated, clause));

const ways = [isOfNonCustomers, isLetDown, isDoneAgain, isUnaffordable, isByHand];

/** Who serves them today, by name or kind. */
export const isOthersWay = (clause: Clause): boolean =>
  isFailingRival(clause) || ways.some((isStated) => applies(isStated, clause));

/** The same with what they fail at. */
export const isOthersFailing = (clause: Clause): boolean =>
  applies(isLetDown, clause) ||
  applies(isUnaffordable, clause) ||
  (clause.modality === 'condition' && applies(isSlip, clause)) ||
  isFailingRival(clause);

const ourAct =
  /^ (?:and |but |so )?now (?:i|we) (?!(?:\S+ )?(?:write|copy|type|phone|ring|use|pay|wait|have) )| (?:firmé|firmamos|i signed|we signed) /;
const ourList =
  / (?:a |die |una )?(?:waiting list|waiting_list|waitlist) of \d+ (?:people |families )?(?:at the moment|already|now|so far|, all) /;

/** "Now I drive round with a van", "firmé con una empresa", "there's a waiting list of 19 at the moment": ours, and no way of theirs. */
export const isOurWay = memoise(
  ({ tokens, sentence }: Clause): boolean =>
    sentence.isLatin && (ourAct.test(spacedWords(tokens)) || ourList.test(spacedWords(tokens))),
);
