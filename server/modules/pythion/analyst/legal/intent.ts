import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

const meaning = {
  en: String.raw`(?:(?:would|'d|should) (?:(?:really )?(?:like|love) to )?|(?:really )?(?:want|wanted|plan|intend|hope|mean) to |(?:am|are|'m|'re) (?:going|planning) to |(?:have|had|'ve) (?:got )?an idea to )`,
  de: '(?:würden?|möchten?|will|wollen|werden?|plane|planen|beabsichtigen?|habe vor|haben vor)',
  es: '(?:quiero|queremos|quisiera|quisiéramos|pienso|pensamos|voy a|vamos a|planeo|planeamos|me gustaría|nos gustaría)',
};

const inEnglish = new RegExp(`^ (we|i) (?:(?:also|really|just) )?${meaning.en}`);
const inGerman = new RegExp(
  `^ (wir|ich) ${meaning.de} (?:, )?(?:gern(?:e)? )?((?:[^ ,;:.]+ ){1,14}?)(?:zu )?([^ ,;:.]+en)(?= (?:[.,;:]|und|$))`,
);
/** "Ich verkaufe" is read as "ich verkaufen", as "wir verkaufen" is. */
const inFirstPerson = /^ ich ([^ ]+)e (?!n )/;
const inSpanish = new RegExp(`^ (?:yo )?${meaning.es} ([^ ]+?)([aei])r(l[oae]s?)? `);
const inChinese =
  /^(?:我(?:们)?有一?个(?:想法|点子|主意)(?:就?是)?[,，:：]?)?(我们?)?(?:就?是)?(?:想要?|打算|准备|计划|希望|考虑|要)(?!求|点)/;

const firstPerson: Readonly<Record<string, string>> = { a: 'amos', e: 'emos', i: 'imos' };

/**
 * The words of a sentence, with what the founder wishes or would do told as done: "ich würde gefälschte Zeugnisse verkaufen" is
 * the idea itself, as "ich verkaufen gefälschte Zeugnisse" for the patterns of acts.
 */
export const wordsOfAct = memoise((context: readonly Token[]): string =>
  spacedWords(context)
    .replace(inEnglish, ' $1 ')
    .replace(inGerman, ' $1 $3 $2')
    .replace(inFirstPerson, ' ich $1en ')
    .replace(inSpanish, (_, stem: string, vowel: string) => ` ${stem}${firstPerson[vowel]} `)
    .replace(/ {2,}/g, ' '),
);

/** 我有个想法，打算替别人考试 is read as 我替别人考试. */
export const lettersOfAct = memoise((context: readonly Token[]): string =>
  lettersOf(context).replace(inChinese, (_, subject: string | undefined) => subject ?? '我'),
);

const isIf = / (?:if|unless|wenn|falls|sofern|si) |如果|要是|假如/;
const defaulting =
  / (?:if|wenn|si) (?:(?:they|she|he|somebody|sie|er|jemand) )?(?:\S+ )?(?:not|n't|nicht|no) (?:(?:me|nos|zurück) )?(?:pay|repay|zahlen|zahlt|zurückzahlen|pagan?|devuelven?)(?= )| (?:if|when) (?:i|we) run (?:out|short)(?= )| wenn (?:mir|uns) (?:\S+ ){1,3}?(?:ausgeht|fehlt)(?= )| si (?:(?:me|nos|se) ){0,2}(?:faltan?|acaban?|terminan?|no (?:llegan?|alcanzan?|hay))(?= )/;
const isOwnWish =
  / (?:(?:we|i) (?:would|'d|should)|(?:wir|ich) (?:würden?|hätten? gerne?)|(?:würden?|möchten?) (?:wir|ich)) /;

/** "I would rent out my aunt's flat": the idea itself, and no condition. Not "if we rented it out". */
export const isSupposed = ({ modality, context }: Clause): boolean => {
  if (modality === 'question') return true;
  if (modality !== 'condition') return false;
  const words = spacedWords(context);
  // "Teñido como si fuera aceite de oliva" says how it looks.
  if (/ (?:como si|als ob|as if) /.test(words)) return false;
  // "If they don't pay, I call their parents": when it is done, and what is done all the same.
  if (defaulting.test(words)) return isIf.test(words.replace(defaulting, ' '));
  return isIf.test(words) || !isOwnWish.test(words);
};
