import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import type { Harm } from '../harm';
import { deceit } from './deceit';
import { falsehood } from './falsehood';
import { others } from '../../text/speakers';
import { nature } from './nature';
import { deedsInLetters, deedsInWords, pronoun, type Deed } from './ownDeeds';
import { people } from './people';
import type { Scheme, SchemeLanguage, Words } from './scheme';
import { theft } from './theft';
import { tricks } from './tricks';

type Tokens = readonly Token[];
type Reader = {
  scheme: Scheme;
  act: RegExp;
  parts: readonly RegExp[];
  unless: RegExp | undefined;
  passive: RegExp | undefined;
};

const schemes: readonly Scheme[] = [...deceit, ...falsehood, ...theft, ...people, ...nature, ...tricks];

const toPattern = (source: string, language: SchemeLanguage): RegExp =>
  language === 'zh' ? new RegExp(source, 'u') : new RegExp(` (?:${source})(?= )`);

const readersOf = (language: SchemeLanguage): readonly Reader[] =>
  schemes.flatMap((scheme) => {
    const act = scheme.act[language];
    const parts = scheme.parts.map((words: Words) => words[language]);
    if (act === undefined || !parts.every((part) => part !== undefined)) return [];
    const patternOf = (words?: Words): RegExp | undefined => {
      const source = words?.[language];
      return source === undefined ? undefined : toPattern(source, language);
    };
    return {
      scheme,
      act: toPattern(act, language),
      // A dot stands for what needs no words.
      parts: parts.filter((part) => part !== '.').map((part) => toPattern(part, language)),
      unless: patternOf(scheme.unless),
      passive: patternOf(scheme.passive),
    };
  });

const readers: Readonly<Record<SchemeLanguage, readonly Reader[]>> = {
  en: readersOf('en'),
  de: readersOf('de'),
  es: readersOf('es'),
  zh: readersOf('zh'),
};

/** One pattern for all acts of a language: most sentences have none, and a single scan tells. */
const anyAct = (language: SchemeLanguage): RegExp =>
  new RegExp(readers[language].map(({ act }) => act.source).join('|'), language === 'zh' ? 'u' : '');
const acts: Readonly<Record<SchemeLanguage, RegExp>> = {
  en: anyAct('en'),
  de: anyAct('de'),
  es: anyAct('es'),
  zh: anyAct('zh'),
};

/** Found, shown or stopped is what others do: "we check whether", "unser Labor weist nach". */
const remedy: Readonly<Record<SchemeLanguage, RegExp>> = {
  en: / (?:(?:find|finds|found) (?:out )?|checks?|tests?|detects?|reveals?|exposes?|reports?|warns?|stops?|prevents?|protects?|fights?|removes?|deletes?|returns?|frees?|rescues?|blocks?|searches|search|looks? for|spots?|flags?|traces?|explains?|refunds?|proves?|inspects?|sues?|counts?|records? who|helps? victims) /,
  de: / (?:prüf\S*|weist|weisen|find\S*|erkenn\S*|warn\S*|meld(?:en|et) (?!kinder|das|uns)|such\S*|spür\S*|zeig\S*|test\S*|entdeck\S*|schütz\S*|verhinder\S*|stopp\S*|klag\S*|lösch\S*|befrei\S*|berat\S*|hilft|helfen opfern|üb(?:en|t)) /,
  es: / (?:comprob\S*|revis\S*|detect\S*|avis\S*|busc\S*|denunci\S*|evit\S*|imped\S*|proteg\S*|analiz\S*|inspeccion\S*|rescat\S*|devolv\S*|reconoc\S*|ayudamos a (?:reclamar|denunciar|las víctimas)|encontr\S*|borr\S*|llamamos a los anuncios) /,
  zh: /查|检测|检查|防|识别|举报|找出|发现|提醒|教(?!唆)|免得|以免|避免|阻止|没有人|从不|绝不|不会|拒绝|拦截|鉴别|揭露|曝光|报警|监测|维权|追讨|救|演示|退还|怎么办/u,
};
const joined = / (?:and|then|und|dann|y|luego|,) $/;
const negation: Readonly<Record<SchemeLanguage, RegExp>> = {
  en: / (?:never|not|n't|no|nobody|no_one|none|refuse|refuses|without|instead of|against|stop|rather than) (?:\S+ ){0,2}$/,
  de: / (?:nie|nicht|niemals|kein\S*|niemand|statt|gegen) /,
  es: / (?:no|nunca|jamás|nadie|sin|contra|en vez de) (?:\S+ ){0,2}$/,
  zh: /(?:[不没别]|[不没][让再会用许准能必有][^。;；,，]{0,6})$/u,
};
const germanNot = / (?:nie|niemals|nicht(?! nach)|keine[nrms]?|kein) /;

const staged =
  / (?:game|games|novels?|films?|theat(?:er|re)|museums?|simulat\S*|drills?|escape room|mystery|props?|board game|spiel(?:e|es)?|krimi\S*|film\S*|theater\S*|museum\S*|juegos?|novela|película|teatro|museo) |游戏|电影|小说|话剧|道具|博物馆|剧本/u;

/** How far the object, the manner and the result may stand from our verb, in letters. */
const reach = { Latin: 120, zh: 40 } as const;

/** What the sentence says around our verb: what is told long before or after it belongs to another act. */
function near(
  whole: string,
  words: string,
  { index, 0: { length } }: RegExpExecArray,
  language: SchemeLanguage,
): string {
  const start = whole.indexOf(words);
  // With a noun in the place of a pronoun.
  if (start < 0) return whole;
  const at = start + index;
  const far = language === 'zh' ? reach.zh : reach.Latin;
  const [from, to] = [at - far, at + length + far];
  if (language === 'zh') return whole.slice(Math.max(0, from), to);
  // Whole words.
  return whole.slice(Math.max(0, whole.lastIndexOf(' ', from)), whole.indexOf(' ', to) + 1 || undefined);
}

const beforeAct = ({ language, words }: Deed, { index }: RegExpExecArray): string =>
  words.slice(0, index + (language === 'zh' ? 0 : 1));
const isDenied = ({ language, words }: Deed, before: string): boolean =>
  language === 'de' ? germanNot.test(words) : negation[language].test(before);

function findReader(deed: Deed): Reader | undefined {
  const { language, words, whole, named } = deed;
  if (!acts[language].test(words) || (language !== 'zh' && staged.test(whole))) return undefined;
  return readers[language].find(({ act, parts, unless }) => {
    const match = act.exec(words);
    if (!match || unless?.test(whole)) return false;
    const told = near(named, words, match, language);
    if (!parts.every((part) => part.test(told))) return false;
    const before = beforeAct(deed, match);
    const isGoverned = remedy[language].test(before) && !joined.test(before);
    return !isGoverned && !isDenied(deed, before);
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
  const hasAct = (['en', 'de', 'es'] as const).some(
    (language) => ours[language].test(words) && acts[language].test(words),
  );
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

/** A sentence that lists more than this names nothing by a pronoun. */
const maxNouns = 6;

/** "Collectors want orchids. Our guides dig them up": with what the sentence before named. */
function schemeByName(context: Tokens, before: Tokens): Scheme | undefined {
  const deeds = deedsInWords(context).filter(({ language, words }) => language === 'en' && pronoun.test(words));
  if (deeds.length === 0) return undefined;
  const named = spacedWords(before);
  for (const { text } of before.filter(({ pos }) => pos === 'noun').slice(0, maxNouns)) {
    const scheme = readFrom(
      deeds.map((deed) => ({
        ...deed,
        words: deed.words.replace(pronoun, ` ${text}`),
        named: named + deed.whole,
      })),
    );
    if (scheme) return scheme;
  }
  return undefined;
}

const passivesOf = (...languages: SchemeLanguage[]): readonly Reader[] =>
  languages.flatMap((language) => readers[language].filter(({ passive }) => passive !== undefined));
const passives = passivesOf('en', 'de', 'es');
const passivesInChinese = passivesOf('zh');

/** Told of others: "today whoever has a foreign surname is sorted out". */
const goingOnElsewhere =
  / (?:today|often|usually|elsewhere|otherwise|heute|bisher|oft|häufig|anderswo|sonst|hoy|suelen?|a menudo|nobody|no one|never|not|niemand|nie|nicht|kein\S*|nadie|nunca|no) |今天|现在|往往|常常|没有人|不会|不再/u;

/** Whether the sentence says that we do it. */
function isDone({ act, unless }: Reader, deed: Deed): boolean {
  const match = act.exec(deed.words);
  return (
    match !== null &&
    !unless?.test(deed.whole) &&
    !staged.test(deed.whole) &&
    !remedy[deed.language].test(deed.words) &&
    !isDenied(deed, beforeAct(deed, match))
  );
}

/** "Unsere App sortiert Bewerbungen vor. Wer einen ausländisch klingenden Nachnamen hat, wird aussortiert": by what we do. */
function schemeOfPassive(context: Tokens, before: Tokens, isLatin: boolean): Scheme | undefined {
  const words = isLatin ? spacedWords(context) : lettersOf(context);
  const told = (isLatin ? passives : passivesInChinese).filter(({ passive }) => passive?.test(words));
  if (told.length === 0 || goingOnElsewhere.test(words)) return undefined;
  const deeds = isLatin ? deedsInWords(before) : deedsInLetters(lettersOf(before));
  return told.find((reader) => !reader.unless?.test(words) && deeds.some((deed) => isDone(reader, deed)))?.scheme;
}

/** By what the sentence before says of us or names. */
const schemeBeside = ({ context, sentence }: Clause, before: Clause): Scheme | undefined =>
  (sentence.isLatin ? schemeByName(context, before.context) : undefined) ??
  schemeOfPassive(context, before.context, sentence.isLatin);

/**
 * A harmful act of ours by what is done, to whom and how, in plain words of business: "our crew clears out the jewellery where
 * houses stand empty". What we find, show or stop isn't ours.
 */
export function findScheme(clauses: readonly Clause[]): Harm | undefined {
  for (const [position, clause] of clauses.entries()) {
    if (clause.tokens[0] !== clause.context[0] || clause.modality === 'question') continue;
    if (others.has(clause.speaker)) continue;
    const last = clauses[position - 1];
    // Sentences in which we end what others do are left out.
    const before = last?.index === clause.index - 1 ? last : undefined;
    const scheme =
      (clause.sentence.isLatin ? schemeIn(clause.context) : schemeInChinese(clause.context)) ??
      (before && schemeBeside(clause, before));
    if (scheme) return { clause: clauseOf(clause, clauses), reason: scheme.reason, id: scheme.id };
  }
  return undefined;
}

/** The clause of ours that says most. */
const clauseOf = (first: Clause, clauses: readonly Clause[]): Clause =>
  clauses.find(
    ({ sentence, speaker, tokens }) => sentence === first.sentence && speaker === 'own' && tokens.length > 3,
  ) ?? first;
