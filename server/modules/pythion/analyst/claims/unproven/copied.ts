import { clauseBefore, type Clause } from '../../text/clause';
import { us } from '../../text/ourselves';
import { lettersOf, spacedWords } from '../../text/token';

/** We mean to do what the sentence before tells of somebody: "we are going to make the same thing for Ireland". */
const copy = [
  / (?:we|i) (?:\S+ ){0,6}?(?:make|do|build|offer|bring|launch|open|start|sell|create|develop|be) (?:exactly |just |much )?(?:the same|the like|that too|a copy|the [^\s.,]+ (?:for|of))(?: thing| product| service| model| app| kind of \S+)? (?:for|in|here|to|over here|at home|but) | (?:we|i) (?:\S+ ){0,4}?(?:copy|clone|replicate) (?:it|them|this|that|the (?:idea|model|concept|product)) /,
  / (?:wir|ich) (?:\S+ ){0,6}?(?:dasselbe|das gleiche|so etwas|genau das) (?:\S+ ){0,6}?(?:machen|bauen|anbieten|bringen|aufbauen|eröffnen|starten) | (?:wir|ich) (?:\S+ ){0,4}?(?:kopieren|nachbauen|übertragen) /,
  / (?:hacer|montar|ofrecer|traer|lanzar|abrir|haremos|ofreceremos|traeremos|copiar|copiaremos) (?:exactamente )?(?:lo mismo|algo igual|ese modelo|la idea|el modelo) /,
];
const copyInChinese =
  /(?:照着|复制|照搬|借鉴)[^，。]{0,8}(?:模式|做法|产品)|(?:做|开|推出)(?:一个|一样|同样)的?(?:一样|同样)?的?(?:产品|服务|平台|东西)?/u;

const isCopying = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? copy.some((pattern) => pattern.test(spacedWords(clause.context)))
    : copyInChinese.test(lettersOf(clause.context)) && /[我咱]/u.test(lettersOf(clause.context));

/** Whether a sentence speaks of us. */
const isOfUs = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? us.test(spacedWords(context)) : /[我咱]/u.test(lettersOf(context));

/**
 * Sentences about a business that the next sentence means to copy: "Pantryly has 40,000 subscribers at 12 euros a month. We are going
 * to make the same thing for Ireland."
 */
export const copiedSentences = (clauses: readonly Clause[]): ReadonlySet<Clause['sentence']> =>
  new Set(
    clauses.flatMap((clause) => {
      if (!isCopying(clause) || !/^(?:plan|fact|condition)$/.test(clause.modality)) return [];
      const before = clauseBefore(clause, clauses);
      return before && !isOfUs(before) ? [before.sentence] : [];
    }),
  );
