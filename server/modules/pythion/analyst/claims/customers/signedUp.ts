import type { Clause } from '../../text/clause';
import { months } from '../../text/months';
import { lettersOf, spacedWords } from '../../text/token';
import { aroundCount } from '../counts';
import { isCensusSource } from '../sourced';

const account = new Set(['account', 'login', 'profile', 'subscription', 'konto', 'cuenta', '账号', '账户', '注册']);

const signedUp =
  / (?:have|has) (?:already |now )?(?:listed|joined|registered|signed up|uploaded|downloaded|installed|subscribed)(?! (?:with )?(?:the|an?|their) (?:\S+ )?(?:association|guild|federation|union|register|chamber)) | (?:haben|sind) (?:\S+ ){0,4}(?:inseriert|eingestellt|angemeldet|registriert|heruntergeladen) | (?:se han (?:registrado|apuntado|inscrito)|han (?:publicado|descargado|subido)) /;

/** When they came: "last autumn", "in early May". */
const then = String.raw`(?:(?:last|this|when|after|during|over) |in (?:(?:early|late|mid) |mid-)?(?:\d{4}|spring|summer|autumn|winter|fall|${months.en}) )`;

/** "310 patients registered", "310 Patienten meldeten sich an": what those who are counted did; not "registered with the chamber". */
const cameIn = new RegExp(
  String.raw`^ (?:\S+ ){0,2}?(?:(?:already |since |now )?(?:registered|signed up|enrolled|subscribed|downloaded it|installed it)(?= (?:[.,;] |$|already |so far |since |for (?:it|ours) |on our |through our |in the (?:first|last) |within |${then}))|(?:meldeten|registrierten) sich (?:\S+ ){0,3}?(?:an )?(?=[.,;] |$)|se (?:registraron|apuntaron|inscribieron|dieron de alta)(?= (?:[.,;] |$|en (?:la app|nuestr)))) `,
);
/** "There are 310 patients registered": how many there are. */
const thereAre = / (?:there are|there 're|there were|hay|es gibt|gibt es) (?:\S+ ){0,2}$/;

/** Counted people who have signed up for ours. */
const isSignedUp = ({ tokens, quantities }: Clause): boolean =>
  quantities.some((count) => {
    const [before, after] = aroundCount(tokens, count);
    return count.kind === 'count' && cameIn.test(after) && !thereAre.test(before);
  });

const waiting = / (?:warteliste|waitlist|waiting list|waiting_list|lista de espera) /;

/** 有52位老人下了第二单, 现在有180位老人每天订餐: what those counted did with ours; not 据协会统计有3000家面包店每天订面粉. */
const hanAct = /[了过说给订买付]|在用|下单|试用|预约|报名|注册/u;
const isActInChinese = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(({ kind, end }) => kind === 'count' && hanAct.test(lettersOf(tokens.slice(end)))) &&
  !tokens.some(isCensusSource);

/** "52 plumbers have an account", "64 groups have listed something": those who use ours, and no count of all there are. */
export const isOwnUsers = (clause: Clause): boolean => {
  const { tokens, sentence } = clause;
  const isAccount = tokens.some(
    ({ lemma }, index) => account.has(lemma) && !/^(?:at|with|on|bei|en|con)$/.test(tokens[index + 1]?.lemma ?? ''),
  );
  if (isAccount) return true;
  if (!sentence.isLatin) return isActInChinese(clause);
  const words = spacedWords(tokens);
  return signedUp.test(words) || waiting.test(words) || isSignedUp(clause);
};
