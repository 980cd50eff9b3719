import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';

/** "I played football for nine years", "ich habe zehn Jahre Klavier gespielt", "toqué la guitarra ocho años". */
const hobbies = [
  / (?:i|we) (?:(?:have|had|'ve|also|once) )*(?:play(?:ed|ing)?|collect(?:ed|ing)?|watch(?:ed|ing)?|been (?:playing|collecting|watching)) (?:\S+ )?(?<hobby>football|soccer|tennis|basketball|volleyball|handball|rugby|hockey|golf|chess|poker|guitar|piano|violin|drums|flute|(?:video|computer|board) games?|cards|stamps|coins|records) /,
  / (?:(?:ich|wir) (?:spielen?|spielten?|sammeln?|sammle|sammelten?)|(?:spielen?|spielten?|sammeln?|sammle|sammelten?) (?:ich|wir)) (?:\S+ ){0,5}?(?<hobby>fußball|tennis|basketball|volleyball|handball|hockey|golf|schach|poker|gitarre|klavier|geige|schlagzeug|flöte|videospiele|computerspiele|karten|briefmarken|münzen)(?= )/,
  / (?:ich|wir) (?:\S+ ){0,8}?(?<hobby>fußball|tennis|basketball|volleyball|handball|hockey|golf|schach|poker|gitarre|klavier|geige|schlagzeug|flöte|videospiele|computerspiele|karten|briefmarken|münzen) (?:gespielt|gesammelt)(?= )/,
  / (?:jug(?:ué|amos|aba)|juego|he jugado|jugando|toco|toqué|he tocado|colecciono|coleccioné) (?:(?:a|al|el|la|los|las) )*(?<hobby>fútbol|tenis|baloncesto|básquet|voleibol|balonmano|rugby|hockey|golf|ajedrez|póker|guitarra|piano|violín|batería|flauta|videojuegos|cartas|sellos|monedas)(?= )/,
];
const hobbiesInChinese =
  /我(?:也|曾经|以前)?(?:踢|打|玩|弹|拉|下|收藏|集)[^,，。]{0,6}?(?<hobby>足球|篮球|网球|排球|乒乓球|羽毛球|高尔夫|象棋|围棋|扑克|吉他|钢琴|小提琴|游戏|邮票|硬币)|我[^,，。]{0,8}?(?<other>足球|篮球|网球|钢琴|吉他|游戏)[^,，。]{0,3}(?:踢|打|弹|玩)了/u;
/** Who teaches it, or was paid for it, has worked in it. */
const work =
  / (?:professional\S*|coach\S*|taught|teach\S*|trained|team captain|club manager|orchest\S*|bands?|fc|league|liga|verein|profi\S*|trainer\S*|unterricht\S*|gelehrt|entrenador\S*|profesional\S*|enseñ\S*) |职业|教练|教|乐团|乐队/u;

const hobbyIn = memoise(({ tokens, sentence }: Clause): string | undefined => {
  const words = sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens);
  if (work.test(words)) return undefined;
  const found = (sentence.isLatin ? hobbies : [hobbiesInChinese])
    .map((pattern) => pattern.exec(words)?.groups)
    .find((groups) => groups);
  return found?.['hobby'] ?? found?.['other'];
});

/** Whoever plays an instrument knows the trade of music: strings, scores and lessons. */
const instrument =
  /^(?:guitar|piano|violin|drums|flute|gitarre|klavier|geige|schlagzeug|flöte|guitarra|violín|batería|flauta|吉他|钢琴|小提琴)$/u;
const music =
  / (?:music|musi[ck]|músic|noten|choirs?|chor|chöre|orchest|strings? |instrument|coros? )|琴|音乐|乐器|乐团|乐队/u;

/** Letters that a word shares with its compounds and other forms: "football" and "footballers". */
const shared = 6;

/** Claims without experience that is a hobby of which the rest of the text tells nothing. */
export function withoutHobbies(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const unrelated = new Set(
    claims.flatMap(({ kind, clause }) => {
      const hobby = kind === 'teamFits' ? hobbyIn(clause) : undefined;
      return hobby === undefined || isToldElsewhere(hobby, clause, clauses) ? [] : [clause];
    }),
  );
  return unrelated.size === 0
    ? claims
    : claims.filter(({ kind, clause }) => !unrelated.has(clause) || (kind !== 'teamFits' && kind !== 'proof'));
}

/** Whether another sentence of the text names the hobby, or the trade of its instrument. */
const isToldElsewhere = (hobby: string, own: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ sentence, tokens }) =>
      sentence !== own.sentence &&
      ((instrument.test(hobby) && music.test(sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens))) ||
        (sentence.isLatin
          ? spacedWords(tokens).includes(hobby.slice(0, shared).trimEnd())
          : lettersOf(tokens).includes(hobby))),
  );
