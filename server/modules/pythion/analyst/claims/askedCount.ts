import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { parseHanCount } from '../text/numbers';
import { has, lettersOf, type Token } from '../text/token';
import type { Claim } from './claim';
import { hanNumber } from './customers/hanCounts';

const counted = String.raw`(?:(?!(?:our|my|unser\S*|mein\S*|nuestr\S+|mis) )\S+ ){0,6}?(?<all>[1-9]\d*) (?!(?:times|mal|veces|hours?|days?|weeks?|months?|years?|stunden|tage|wochen|monate|jahre|horas|días|semanas|meses|años|%|percent|euros?|dollars?|pounds?) )`;

/** Others are asked, visited or their papers read: "asked 25 of them", "30 Imker gefragt", "pregunté a 40 vecinos". */
const asked = [
  // "The 30 families we asked", "of 30 families asked, …": before whatever they answer.
  ` (?<all>[1-9]\\d*) (?:(?!who )[^\\s,.;:]+ ){1,3}?(?:(?:(?:that|whom?) )?(?:we|i) (?:have |had |'ve )?(?:asked|interviewed|surveyed|polled|questioned|visited|called|rang|met|(?:spoke|talked|spoken) (?:to|with))|(?:asked|interviewed|surveyed|polled|questioned)(?= [,.;:])) `,
  ` (?:asked|visited|interviewed|surveyed|polled|questioned|called|rang|phoned|checked|observed|watched|shadowed|met|inspected|(?:rode|drove|went|sailed|walked)(?: along| out| round)? with|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|(?:sat|stood)(?: down)?(?: (?:in|at|round|around|on|by|outside) (?:\\S+ ){1,4}?)? ?with|(?:went|read|looked|going|reading|looking) (?:at|through)) ${counted}`,
  ` (?:we|i) (?:have |'ve |also |then )*(?:counted|weighed|timed|tracked|accompanied|opened(?! (?:\\S+ ){0,3}?\\d+ (?:\\S+ )?(?:shops?|stores?|branch(?:es)?|stalls?|cafés?|restaurants?|salons?|studios?|schools?|sites?|locations?|offices?|kitchens?) )) ${counted}`,
  ` (?:in|at|with|for) (?<all>\\d+) (?:\\S+ ){1,3}?(?:we|i) (?:have |'ve )?(?:counted|watched|measured|checked|tracked|looked|timed|asked|observed) `,
  ` (?<all>\\d+) (?:\\S+ ){1,3}?(?:talked|spoke|sat down|answered|met) (?:with |to )?(?:us|me) `,
  ` (?:visits?|interviews?|calls|talks|conversations) (?:to|with|at) (?:all |the |these |about |over ){0,2}(?<all>[1-9]\\d*) (?!(?:times|hours?|days?|weeks?|months?|years?|%|percent|euros?|dollars?|pounds?|pence|cents?) )`,
  ` (?:our|my) (?:visits?|interviews?|calls|talks|rounds?)(?: to| with| at)? (?:0|none|not one) (?:out )?of (?:the )?(?<all>\\d+) `,
  ` (?:frag|befrag|besuch|beobacht)te[n]? ${counted}`,
  ` (?:sprach|sprachen|redete|redeten|telefonierte) (?:\\S+ )?mit ${counted}`,
  ` (?:habe|haben) (?:\\S+ ){0,8}?(?:mit |bei )?(?<all>\\d+) (?:\\S+ ){1,10}?(?:(?:herum|rum|nach)?gefragt|befragt|besucht|gesprochen|angerufen|interviewt|beobachtet|begleitet|durchgesehen|geprüft|geöffnet|gezählt|gewogen|gemessen) `,
  ` (?:herumgefragt|rumgefragt|umgehört|nachgefragt) (?:, )?(?:\\S+ ){0,3}?bei ${counted}`,
  // "12 Malermeister im Landkreis besucht", "19 bakers interviewed": a line of a list.
  `^ (?:[-–•*] )?(?<all>[1-9]\\d*) (?!(?:\\S*messen|veranstaltungen|städte|orte|webseiten|seiten|ferias|ciudades|páginas|eventos|mercados) )(?:\\S+ ){1,5}?(?:besucht|befragt|gefragt|interviewt|angerufen|interviewed|surveyed|polled|entrevistad[oa]s|encuestad[oa]s|visitad[oa]s) (?:[,.;:–-]|$)`,
  ` (?:pregunt(?:é|amos)|visit(?:é|amos)|habl(?:é|amos) con|entrevist(?:é|amos)|encuest(?:é|amos)|llam(?:é|amos)|revis(?:é|amos)|observ(?:é|amos)|acompañ(?:é|amos) a|cont(?:é|amos)|(?:he|hemos) (?:preguntado|visitado|hablado con|entrevistado|llamado)) ${counted}`,
].map((source) => new RegExp(source, 'u'));
const askedInChinese = new RegExp(
  `(?:问|访|聊|看|查|调查|打电话给?)[了过谈]*(?:[^，。；\\d]{0,6}?)(?<all>${hanNumber})[多余]?[家个位名户所间人]`,
  'u',
);
/** 我们跟14位房东聊过: the count stands first. */
const askedBehindInChinese = new RegExp(
  `我们?(?:[^，。；,;\\d]{0,8}?)(?:跟|和|与|找|向)(?:了)?(?<all>${hanNumber})[多余]?[家个位名户所间人][^，。；,;\\d]{0,12}?(?:谈|聊|交流|沟通|请教|打听|交谈|访谈|面谈|打过?电话)(?:过|了|$|[，。,])`,
  'u',
);

/** Whether words of Latin letters may count whom we asked. */
const isCountedInLatin = (words: string): boolean => /\d/.test(words) && /[a-z]/.test(words);

/** How many others a sentence says that we asked, visited or read the papers of; zero where it says no such thing. */
export const countOfAsked = memoise((context: readonly Token[]): number => {
  const words = wordsInFigures(context);
  const groups =
    (isCountedInLatin(words)
      ? asked.map((pattern) => pattern.exec(words)?.groups).find((found) => found)
      : undefined) ?? askedIn(lettersOf(context));
  return parseHanCount(groups?.['all'] ?? '0');
});

/** The groups of a Chinese sentence that counts whom we asked, before or behind the verb. */
const askedIn = (letters: string): Record<string, string> | undefined =>
  ((/[谈聊流通教话]/u.test(letters) ? askedBehindInChinese.exec(letters) : null) ?? askedInChinese.exec(letters))
    ?.groups;

const common =
  /^(?:be|have|do|get|go|make|take|give|want|need|come|one|it|they|haben|sein|werden|machen|gehen|tener|ser|estar|haber|hacer|ir)$/;

/** Small words have fewer letters, in languages without tags. Chinese words have two. */
const shortestWord = 2;

const smallWords: ReadonlySet<Token['pos']> = new Set([
  'punct',
  'num',
  'adp',
  'det',
  'pron',
  'aux',
  'conj',
  'adv',
  'part',
]);

/** The nouns and verbs by which the text tells the trouble, but not the group that has it. */
export function wordsOfTrouble(claims: readonly Claim[]): ReadonlySet<string> {
  const groups = claims.flatMap(({ kind, subject }) => (kind === 'group' && subject ? subject.split(' ') : []));
  return new Set(
    claims
      .filter(({ kind }) => kind === 'trouble')
      .flatMap(({ clause }) => clause.tokens)
      .filter(
        ({ pos, lemma, text }) =>
          text.length >= shortestWord && !smallWords.has(pos) && !common.test(lemma) && !groups.includes(text),
      )
      .map(({ lemma }) => lemma),
  );
}

export const isTroubleWord = (token: Token, told: ReadonlySet<string>): boolean =>
  has(token, 'trouble', 'worse') || told.has(token.lemma);
