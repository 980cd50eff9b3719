import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import type { Harm } from '../harm';
import { deceit } from './deceit';
import { falsehood } from './falsehood';
import { nature } from './nature';
import { people } from './people';
import type { Scheme, Tongue, Words } from './scheme';
import { theft } from './theft';
import { tricks } from './tricks';

type Tokens = readonly Token[];
type Reader = { scheme: Scheme; act: RegExp; parts: readonly RegExp[]; unless: RegExp | undefined };

const schemes: readonly Scheme[] = [...deceit, ...falsehood, ...theft, ...people, ...nature, ...tricks];

const toPattern = (source: string, tongue: Tongue): RegExp =>
  tongue === 'zh' ? new RegExp(source, 'u') : new RegExp(` (?:${source})(?= )`);

const readersOf = (tongue: Tongue): readonly Reader[] =>
  schemes.flatMap((scheme) => {
    const act = scheme.act[tongue];
    const parts = scheme.parts.map((words: Words) => words[tongue]);
    if (act === undefined || !parts.every((part) => part !== undefined)) return [];
    return {
      scheme,
      act: toPattern(act, tongue),
      // A dot stands for what needs no words.
      parts: parts.filter((part) => part !== '.').map((part) => toPattern(part, tongue)),
      unless: scheme.unless?.[tongue] === undefined ? undefined : toPattern(scheme.unless[tongue], tongue),
    };
  });

const readers: Readonly<Record<Tongue, readonly Reader[]>> = {
  en: readersOf('en'),
  de: readersOf('de'),
  es: readersOf('es'),
  zh: readersOf('zh'),
};

/** One pattern for all acts of a language: most sentences have none, and a single scan tells. */
const anyAct = (tongue: Tongue): RegExp =>
  new RegExp(readers[tongue].map(({ act }) => act.source).join('|'), tongue === 'zh' ? 'u' : '');
const acts: Readonly<Record<Tongue, RegExp>> = {
  en: anyAct('en'),
  de: anyAct('de'),
  es: anyAct('es'),
  zh: anyAct('zh'),
};

/** What we do, up to the next subject or to a clause that depends on it; and all that the sentence says from there on. */
type Deed = { tongue: Tongue; words: string; whole: string };

const english = /^(?:we|i|our|my)$/;
const german = /^(?:wir|ich|unser\w*|mein\w*|uns)$/;

const tongueOf = (token: Token): Tongue | undefined => {
  if (english.test(token.text)) return 'en';
  if (german.test(token.text)) return 'de';
  return /^(?:nosotr[oa]s|nuestr[oa]s?|yo|mi|mis)$/.test(token.text) || isFirstPerson(token) ? 'es' : undefined;
};

/** "Traemos", "publicamos"; not "últimos", "gramos". */
const isFirstPerson = ({ text, pos }: Token): boolean =>
  pos !== 'noun' &&
  /[aei]mos$/.test(text) &&
  !/^(?:[úu]ltimos|pr[óo]ximos|mismos|m[áíi][nx]imos|gramos|tramos|ramos|[^ ]*ísimos|kilogramos|préstamos|primos|extremos)$/.test(
    text,
  );

const dependent: Readonly<Record<'en' | 'de' | 'es', RegExp>> = {
  en: /^(?:who|whom|whose|that|which|where|when|if|whether|because|unless|until|till|before|after|while|how|what|why|so|although|once|as_soon)$/,
  de: /^(?:dass|ob|wenn|damit|weil|wer|wie|bevor|nachdem|bis|obwohl|sobald|falls|welche[rsmn]?|deren|dessen)$/,
  es: /^(?:que|quien|quienes|si|cuando|porque|donde|cómo|quién|mientras|aunque|antes|después|hasta)$/,
};
const relative = /^(?:der|die|das|den|dem|denen)$/;
const conjunction = /^(?:and|but|or|then|und|aber|oder|y|e|pero|o|[,;:–—-])$/;
const stranger =
  /^(?:they|he|she|people|nobody|somebody|someone|customers|sie|er|man|niemand|ellos|ellas|él|ella|nadie|alguien)$/;
const condition = /^(?:if|whether|unless|wenn|falls|ob|si)$/;
const subjectHead = /^(?:our|my|unser\w*|mein\w*|nuestr[oa]s?|mis?)$/;

/** "Our crew", at the start of a clause; "bei uns"; not "with our crew", "if we". */
function isSubject(tokens: Tokens, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!token || condition.test(before?.text ?? '')) return false;
  if (token.text === 'uns') return before?.text === 'bei';
  if (subjectHead.test(token.text))
    return before === undefined || conjunction.test(before.text) || /(?:t|en)$/.test(before.text);
  return true;
}

function deedsInWords(tokens: Tokens): Deed[] {
  const deeds: Deed[] = [];
  const first = tokens.findIndex((token, index) => tongueOf(token) !== undefined && isSubject(tokens, index));
  if (first < 0) return deeds;
  const whole = spacedWords(tokens.slice(startOf(tokens, first)));
  for (let index = first; index < tokens.length; index++) {
    const token = tokens[index];
    const tongue = token && tongueOf(token);
    if (!tongue || tongue === 'zh' || !isSubject(tokens, index)) continue;
    const end = endOf(tokens, index + 1, tongue);
    const start = startOf(tokens, index);
    deeds.push({ tongue, words: spacedWords(tokens.slice(start, end)), whole });
    const again = tongue === 'en' && /^(?:we|i)$/.test(token.text) ? resumedAt(tokens, end) : -1;
    if (again >= 0)
      deeds.push({ tongue, words: spacedWords(tokens.slice(again, endOf(tokens, again + 1, tongue))), whole });
  }
  return deeds;
}

/** With what stands before the subject in its clause: "drehen wir". */
function startOf(tokens: Tokens, subject: number): number {
  const mark = tokens.findLastIndex(({ text }, index) => index < subject && conjunction.test(text));
  return mark + 1;
}

function endOf(tokens: Tokens, from: number, tongue: 'en' | 'de' | 'es'): number {
  const end = tokens.findIndex((token, index) => {
    if (index < from) return false;
    if (token.text === ';' || dependent[tongue].test(token.text)) return !isPartOfPhrase(tokens, index);
    if (tongue === 'de' && relative.test(token.text) && tokens[index - 1]?.text === ',') return true;
    const isTheirs = stranger.test(token.text) && conjunction.test(tokens[index - 1]?.text ?? '');
    return (
      isTheirs ||
      (tongueOf(token) !== undefined && token.text !== 'uns' && isSubject(tokens, index) && isNewClause(tokens, index))
    );
  });
  return end < 0 ? tokens.length : end;
}

const isNewClause = (tokens: Tokens, index: number): boolean =>
  conjunction.test(tokens[index - 1]?.text ?? '') || conjunction.test(tokens[index - 2]?.text ?? '');

/** "Use-by", "best before", "after dark", "sell-by", "antes de". */
const isPartOfPhrase = (tokens: Tokens, index: number): boolean =>
  (/^(?:before|after)$/.test(tokens[index]?.text ?? '') &&
    /^(?:best|dark|dawn|hours|midnight|lunch|date)$/.test(
      tokens[index - 1]?.text === 'best' ? 'best' : (tokens[index + 1]?.text ?? ''),
    )) ||
  (tokens[index]?.text === 'that' && tokens[index + 1]?.pos === 'noun') ||
  // "Say that they ring from the bank".
  (tokens[index]?.text === 'that' &&
    /^(?:say|says|claim|claims|pretend|pretends|them)$/.test(tokens[index - 1]?.text ?? '')) ||
  (tokens[index]?.text === 'que' && /^(?:decimos|tienen|hay|tenemos)$/.test(tokens[index - 1]?.text ?? ''));

/** "Which houses stand empty and clear them out": our verb again, behind a clause that depends on the first one. */
function resumedAt(tokens: Tokens, from: number): number {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > from &&
      text === 'and' &&
      tokens[index + 1]?.pos === 'verb' &&
      tokens[index + 1]?.text === tokens[index + 1]?.lemma,
  );
  return at < 0 ? -1 : at + 1;
}

const deedsInLetters = (letters: string): Deed[] => {
  const at = letters.search(/我们?/u);
  if (at < 0 || /如果我|要是我/u.test(letters)) return [];
  const words = letters.slice(at);
  return [{ tongue: 'zh', words, whole: letters }];
};

/** Found, shown or stopped is what others do: "we check whether", "unser Labor weist nach". */
const remedy: Readonly<Record<Tongue, RegExp>> = {
  en: / (?:(?:find|finds|found) (?:out )?|checks?|tests?|detects?|reveals?|exposes?|reports?|warns?|stops?|prevents?|protects?|fights?|removes?|deletes?|returns?|frees?|rescues?|blocks?|searches|search|looks? for|spots?|flags?|traces?|explains?|refunds?|proves?|inspects?|sues?|counts?|records? who|helps? victims) /,
  de: / (?:prüf\S*|weist|weisen|find\S*|erkenn\S*|warn\S*|meld(?:en|et) (?!kinder|das|uns)|such\S*|spür\S*|zeig\S*|test\S*|entdeck\S*|schütz\S*|verhinder\S*|stopp\S*|klag\S*|lösch\S*|befrei\S*|berat\S*|hilft|helfen opfern|üb(?:en|t)) /,
  es: / (?:comprob\S*|revis\S*|detect\S*|avis\S*|busc\S*|denunci\S*|evit\S*|imped\S*|proteg\S*|analiz\S*|inspeccion\S*|rescat\S*|devolv\S*|reconoc\S*|ayudamos a (?:reclamar|denunciar|las víctimas)|encontr\S*|borr\S*|llamamos a los anuncios) /,
  zh: /查|检测|检查|防|识别|举报|找出|发现|提醒|教(?!唆)|免得|以免|避免|阻止|没有人|从不|绝不|不会|拒绝|拦截|鉴别|揭露|曝光|报警|监测|维权|追讨|救|演示|退还|怎么办/u,
};
const joined = / (?:and|then|und|dann|y|luego|,) $/;
const negation: Readonly<Record<Tongue, RegExp>> = {
  en: / (?:never|not|n't|no|nobody|no_one|none|refuse|refuses|without|instead of|against|stop|rather than) (?:\S+ ){0,2}$/,
  de: / (?:nie|nicht|niemals|kein\S*|niemand|statt|gegen) /,
  es: / (?:no|nunca|jamás|nadie|sin|contra|en vez de) (?:\S+ ){0,2}$/,
  zh: /[不没别]$/u,
};
const germanNot = / (?:nie|niemals|nicht(?! nach)|keine[nrms]?|kein) /;

const staged =
  / (?:game|games|novels?|films?|theat(?:er|re)|museums?|simulat\S*|drills?|escape room|mystery|props?|board game|spiel(?:e|es)?|krimi\S*|film\S*|theater\S*|museum\S*|juegos?|novela|película|teatro|museo) |游戏|电影|小说|话剧|道具|博物馆|剧本/u;

function findReader({ tongue, words, whole }: Deed): Reader | undefined {
  if (!acts[tongue].test(words) || (tongue !== 'zh' && staged.test(whole))) return undefined;
  return readers[tongue].find(({ act, parts, unless }) => {
    const match = act.exec(words);
    if (!match || !parts.every((part) => part.test(whole)) || unless?.test(whole)) return false;
    const before = words.slice(0, match.index + (tongue === 'zh' ? 0 : 1));
    const isGoverned = remedy[tongue].test(before) && !joined.test(before);
    const isDenied = tongue === 'de' ? germanNot.test(words) : negation[tongue].test(before);
    return !isGoverned && !isDenied;
  });
}

/** Our words in each language: most sentences have none, or no act beside them. */
const ours = {
  en: / (?:we|i|our|my) /,
  de: / (?:wir|ich|unser\w*|mein\w*|uns) /,
  es: / (?:nosotr[oa]s|nuestr[oa]s?|yo|mi|mis) |[aei]mos /,
} as const;

const schemeIn = memoise((context: Tokens): Scheme | undefined => {
  const words = spacedWords(context);
  const hasAct = (['en', 'de', 'es'] as const).some((tongue) => ours[tongue].test(words) && acts[tongue].test(words));
  return hasAct ? readFrom(deedsInWords(context)) : undefined;
});
const schemeInChinese = memoise((context: Tokens): Scheme | undefined => readFrom(deedsInLetters(lettersOf(context))));

function readFrom(deeds: readonly Deed[]): Scheme | undefined {
  for (const deed of deeds) {
    const reader = findReader(deed);
    if (reader) return reader.scheme;
  }
  return undefined;
}

export const schemeOf = ({ context, sentence }: Clause): Scheme | undefined =>
  sentence.isLatin ? schemeIn(context) : schemeInChinese(context);

/** "Them" as the whole object: "dig them up", "sells them to"; not "give them lemonade". */
const pronoun =
  / (?:them|it)(?= (?:[.,;]|and|to|in|into|up|out|off|from|behind|as|on|for|by|with|at|through|under|till|until) )/;

/** "Collectors want orchids. Our guides dig them up": with what the sentence before named. */
function schemeByName(context: Tokens, before: Tokens): Scheme | undefined {
  const deeds = deedsInWords(context).filter(({ tongue, words }) => tongue === 'en' && pronoun.test(words));
  if (deeds.length === 0) return undefined;
  const named = spacedWords(before);
  for (const { text, pos } of before) {
    if (pos !== 'noun') continue;
    const scheme = readFrom(
      deeds.map((deed) => ({ ...deed, words: deed.words.replace(pronoun, ` ${text}`), whole: named + deed.whole })),
    );
    if (scheme) return scheme;
  }
  return undefined;
}

/**
 * A harmful act of ours by what is done, to whom and how, in plain words of business: "our crew clears out the jewellery where
 * houses stand empty". What we find, show or stop isn't ours.
 */
export function findScheme(clauses: readonly Clause[]): Harm | undefined {
  for (const clause of clauses) {
    if (clause.tokens[0] !== clause.context[0] || clause.modality === 'question') continue;
    if (/^(?:rival|report|quoted|friends)$/.test(clause.speaker)) continue;
    const before = clauses[clause.index - 1] ?? clauses.findLast(({ end }) => end <= clause.start);
    const scheme =
      schemeOf(clause) ??
      (before && clause.sentence.isLatin ? schemeByName(clause.context, before.context) : undefined);
    if (scheme) return { clause: clauseOf(clause, clauses), reason: scheme.reason, id: scheme.id };
  }
  return undefined;
}

/** The clause of ours that says most. */
const clauseOf = (first: Clause, clauses: readonly Clause[]): Clause =>
  clauses.find(
    ({ sentence, speaker, tokens }) => sentence === first.sentence && speaker === 'own' && tokens.length > 3,
  ) ?? first;
