import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { kin, kinInChinese } from '../text/relatives';
import { lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';

const forgot = [
  ` (?:my|our) (?:\\S+ )?(?:gran|grandma|grandpa|nan|${kin}) (?:has |had )?(?:\\S+ )?(?:forgot|forgotten|forgets|missed|misses|fell|fallen|falls|slipped|got lost|burnt|burned|choked|locked \\S+self out|mixed up)(?= )`,
  ` (?:mein|meine|unsere?) (?:\\S+ )?(?:oma|opa|großmutter|großvater|mama|papa|${kin}) (?:hat|ist|hatte|war) (?:\\S+ ){1,8}?(?:vergessen|verpasst|gestürzt|gefallen|verlaufen|verirrt|ausgerutscht|verwechselt|ausgesperrt)(?= )`,
  ` (?:mi|nuestr[oa]) (?:\\S+ )?(?:abuelit[oa]|${kin}) (?:se )?(?:le )?(?:ha )?(?:\\S+ )?(?:olvidó|olvidado|cayó|caído|confundió|resbaló|equivocó)(?= )`,
].map((source) => new RegExp(source, 'u'));
const times =
  / (?:once|twice|again|often|(?:\d+|two|three|four|several|many) times|zweimal|dreimal|viermal|mehrmals|wieder|oft|\S+mal|(?:una|dos|tres|\d+|varias|muchas) ve(?:z|ces)|otra vez|a menudo) /;
const forgotHan = new RegExp(
  `^我们?家?的?(?:${kinInChinese}|爷爷|奶奶|外婆|外公|姥姥|姥爷|爸|妈|父亲|母亲|老[爸妈公婆])[^，。我]{0,10}(?:忘|摔|走丢|迷路|跌|滑倒|弄错|吃错)`,
  'u',
);
const timesHan = /[两三四五六七八几\d]+[次回]|又|经常|常常|老是|总/u;
/** What a founder's relative mislaid at our work is our own affair. */
const ofOurs =
  / (?:our|us|app|demo|meeting|invoice|birthday|wedding|work|job|customers?|unser\S*|uns|kund\S+|nuestr\S+|client\S+) /;

/** "My grandmother forgot her medicine twice last week", 我奶奶上周两次忘了吃药: one whose trouble made the founder begin. */
export const isKinMishap = memoise(({ tokens, speaker, modality, sentence, isNobody }: Clause): boolean => {
  if (modality !== 'fact' || isNobody || !/^(?:own|people|other)$/.test(speaker)) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return forgotHan.test(letters) && !/开会|上班|生日|客户/u.test(letters) && timesHan.test(letters);
  }
  const words = spacedWords(tokens);
  const rest = words.replace(/^ (?:our|unsere?|nuestr[oa]) /, ' ');
  return times.test(words) && forgot.some((pattern) => pattern.test(words)) && !ofOurs.test(rest);
});

/** Adds the trouble of each. */
export const readKinMishaps = (clauses: readonly Clause[]): Claim[] =>
  clauses.filter(isKinMishap).map((clause) => makeClaim('trouble', clause));
