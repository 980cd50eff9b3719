import { has, hasAny, type Token } from '../text/token';
import { isPerson } from './person';

/** Marks manners that are read by position: "without paying for it", "past the meter", "sold as pure". */
export function markManners(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const after = tokens.slice(index + 1, index + 5);
    if (token.text === 'without' && after.slice(0, 2).some(({ lemma }) => lemma === 'pay' || lemma === 'ticket'))
      token.concepts.add('unpaid');
    if (isSentToWork(tokens, index)) token.concepts.add('childAtWork');
    const isInto = token.text === 'into' || token.text === 'in' || token.text === 'onto';
    const water = isInto ? after.slice(0, 4).find((word) => has(word, 'waterBody')) : undefined;
    water?.concepts.add('nature');
    const isOutOf = tokens.slice(Math.max(0, index - 5), index).some(({ text }) => text === 'from' || text === 'of');
    if (
      isOutOf &&
      has(token, 'thing', 'product') &&
      /^'s?$/.test(tokens[index - 1]?.text ?? '') &&
      isPersonAt(tokens[index - 2])
    )
      token.concepts.add('othersThing');
    if (
      token.text === 'without' &&
      after.slice(0, 3).some(({ lemma }) => /^(?:an?esthe|anaesthe|stunning|painkiller|sedat)/.test(lemma))
    )
      token.concepts.add('unrelieved');
    // "Write beef on it".
    const isInscribed =
      inscribing.has(token.lemma) &&
      after.some(({ text }, at) => text === 'on' && /^(?:it|them)$/.test(after[at + 1]?.text ?? '')) &&
      hasAny(tokens.slice(0, index), 'putIn');
    if (isInscribed) token.concepts.add('soldAs');
    if (isOthersOwn(tokens, index)) token.concepts.add('genitive');
    const isRelabelled =
      token.text === 'as' &&
      hasAny(tokens, 'relabel') &&
      tokens.slice(Math.max(0, index - 4), index).some((word) => has(word, 'sell', 'tradeAct', 'relabel'));
    const isDenied = tokens.slice(Math.max(0, index - 6), index).some((word) => has(word, 'negation'));
    if (isDenied) continue;
    if (isRelabelled && after.some(({ pos }) => pos === 'noun') && !after.some(({ text }) => honest.test(text)))
      token.concepts.add('soldAs');
    // "Under the label of a harmless lotion".
    const isPosed =
      (token.text === 'under' || token.text === 'with' || token.text === 'behind') &&
      after
        .slice(0, 3)
        .some(({ lemma }) => /^(?:label|name|guise|cover|pretext|banner|pretence|pretense|disguise)$/.test(lemma)) &&
      after.some(({ text }) => text === 'of');
    if (isPosed) token.concepts.add('soldAs');
    // "Applicants older than fifty".
    if ((token.text === 'older' || token.text === 'younger') && after[0]?.text === 'than') token.concepts.add('trait');
    // "Families with foreign names".
    if (token.text === 'foreign' && /^(?:name|surname|accent)$/.test(after[0]?.lemma ?? ''))
      token.concepts.add('trait');
    // "Charges borrowers from black neighbourhoods two percent more".
    if (token.lemma === 'charge' && tokens.slice(index + 1, index + 10).some(({ text }) => text === 'more'))
      token.concepts.add('shutOut');
    if (isPosedAs(tokens, index)) token.concepts.add('posed');
    const isClaimed = token.text === 'as' && /^(?:it|them)$/.test(tokens[index - 1]?.text ?? '');
    if (isClaimed && after.slice(0, 2).some(({ text }) => genuine.test(text))) token.concepts.add('soldAs');
    const isLed =
      token.text === 'past' ||
      ((token.text === 'around' || token.text === 'round') &&
        tokens.slice(Math.max(0, index - 4), index).some(({ lemma }) => leading.test(lemma)));
    if (isLed && hasAny(after.slice(0, 3), 'barrier')) token.concepts.add('bypass');
  }
}

/** "We call pensioners as the bank's security team": somebody whom people trust, of whom there is one. */
function isPosedAs(tokens: readonly Token[], index: number): boolean {
  const isContact = tokens.slice(Math.max(0, index - 4), index - 1).some((token) => has(token, 'contact'));
  const [article, ...name] = tokens.slice(index + 1, index + 6).filter(({ pos }) => pos !== 'punct');
  return (
    tokens[index]?.text === 'as' &&
    isContact &&
    isPersonAt(tokens[index - 1]) &&
    /^(?:the|their|your|his|her)$/.test(article?.text ?? '') &&
    name.slice(0, 3).some(({ lemma }) => authority.test(lemma))
  );
}

const authority =
  /^(?:bank|police|policeman|court|tax|revenue|customs|ministry|embassy|consulate|landlord|employer|boss|doctor|hospital|insurer|utility|grandson|granddaughter|nephew|niece|son|daughter|grandchild|lawyer|notary|inspector)$/;

/** "I pay ten-year-olds to crawl under the looms". */
const isSentToWork = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (!has(token, 'minor') && token?.text !== 'old' && token?.text !== 'olds') return false;
  const link = tokens.slice(index + 1, index + 5).find(({ text, pos }) => text === 'to' || pos === 'verb');
  const verb = link && tokens[tokens.indexOf(link) + 1];
  const isPaid = tokens.slice(Math.max(0, index - 6), index).some((token) => has(token, 'pay', 'childWork'));
  if (!isPaid && !/^(?:beg|steal|smuggle|dig|mine|haul|stitch|sew|weave|crawl|work)$/.test(verb?.lemma ?? ''))
    return false;
  return (
    link?.text === 'to' &&
    verb?.pos === 'verb' &&
    !/^(?:learn|read|play|study|attend|practice|practise|swim|sing|draw|visit|join|meet|go|come|be|have|try|test|share|write|taste)$/.test(
      verb.lemma,
    )
  );
};

/** "The neighbours' letters": private things of somebody else. */
const isOthersOwn = (tokens: readonly Token[], index: number): boolean =>
  has(tokens[index], 'private') &&
  /^'s?$/.test(tokens[index - 1]?.text ?? '') &&
  isPersonAt(tokens[index - 2]) &&
  !tokens.slice(Math.max(0, index - 5), index).some(({ text }) => /^(?:our|my|your)$/.test(text));

const isPersonAt = (token: Token | undefined): boolean => token !== undefined && isPerson(token);

const honest =
  /^(?:used|second-hand|refurbished|reprocessed|imitation|seconds|waste|scrap|replica|copy|service|gift|set|kit)$/;

const inscribing = new Set(['write', 'print', 'stamp', 'stick', 'put']);

const leading = /^(?:lead|route|draw|bring|carry|sneak|smuggle|divert|get|slip|pass|channel|pipe)$/;

const genuine =
  /^(?:unused|undamaged|intact|accident-free|pure|genuine|original|authentic|real|organic|holy|antique|handmade|brand-new|certified|native|wild)$/;
