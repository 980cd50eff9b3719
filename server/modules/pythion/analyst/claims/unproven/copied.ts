import { clauseBefore, type Clause } from '../../text/clause';
import { us } from '../../text/ourselves';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

/** We mean to do what the sentence before tells of somebody: "we are going to make the same thing for Ireland". */
const copy = [
  / (?:we|i) (?:\S+ ){0,6}?(?:make|do|build|offer|bring|launch|open|start|sell|create|develop|be) (?:exactly |just |much )?(?:the same|the like|that too|a copy)(?: thing| product| service| model| app| kind of \S+)? (?:for|in|here|to|over here|at home|but) | (?:we|i) (?:\S+ ){0,4}?(?:copy|clone|replicate) (?:it|them|this|that|the (?:idea|model|concept|product)) /,
  / (?:wir|ich) (?:\S+ ){0,6}?(?:dasselbe|das gleiche|so etwas|genau das) (?:\S+ ){0,6}?(?:machen|bauen|anbieten|bringen|aufbauen|eröffnen|starten) | (?:wir|ich) (?:\S+ ){0,4}?(?:kopieren|nachbauen|übertragen) /,
  / (?:hacer|montar|ofrecer|traer|lanzar|abrir|haremos|ofreceremos|traeremos|copiar|copiaremos) (?:exactamente )?(?:lo mismo|algo igual|ese modelo|la idea|el modelo) /,
];
const copyInChinese =
  /(?:照着|复制|照搬|借鉴)[^，。]{0,8}(?:模式|做法|产品)|(?:做|开|推出)(?:一[个家款])?(?:跟|和|与)?[^，。我咱]{0,6}(?:一样|同样)的?/u;
/** "Be the Uber for dogs", after a sentence about Uber. */
const namesake = / (?:we|i) (?:\S+ ){0,6}?be(?:come)? (?:the|a|an) (?<name>[^\s.,]+) (?:for|of) /;

const isCopying = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? copy.some((pattern) => pattern.test(spacedWords(context)))
    : copyInChinese.test(lettersOf(context)) && /[我咱]/u.test(lettersOf(context));

const isNamesake = ({ context, sentence }: Clause, before: Clause): boolean => {
  const name = sentence.isLatin ? namesake.exec(spacedWords(context))?.groups?.['name'] : undefined;
  return before.context.slice(0, 2).some(({ text }) => text === name);
};

/** "Pantryly has", "Gartenheld verkauft", "Verdulia reparte": up to three bare words and a verb of one subject. */
const named =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?<name>(?:[^\s\d.,]+ ){1,3}?)(?:(?:already|now|today|schon|bereits|heute|ya|hoy) )?(?<verb>\S+(?:[st]|[aeó])|had|sold|made|ran|grew|served|delivered) /u;
const pronoun = /^(?:it|this|that|everything|nothing|es|das|dies|alles|nichts|man|eso|esto|todo|nada|se|lo|la|le)$/;
/** "A company in Oslo", "ein Laden in Linz", "una empresa de Chile". */
const firm =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:an?|another|one|ein|eine|un|una|otr[oa]) (?:\S+ ){0,2}?(?:company|startup|start-up|firm|app|service|shop|platform|site|website|brand|chain|unternehmen|firma|anbieter|dienst|laden|plattform|kette|empresa|tienda|plataforma|servicio|compañía|marca|cadena) /;
const firmInChinese =
  /^(?:在)?(?:国外|外国|海外|外地|隔壁|邻[县镇村市]|别人|人家|同行|美国|日本|韩国|德国|英国|法国|印度|泰国|新加坡|欧洲|台湾|香港)|^[^，。我咱\d]{0,8}有(?:一|个|一[个家])[^，。我咱\d]{0,6}(?:公司|平台|软件|品牌|连锁|应用|小程序)|[有叫][^，。我咱\d]{1,8}的(?:公司|平台|软件|品牌|连锁|应用|小程序)/u;

/** Who pays, buys or uses is a customer, and nobody whom we copy. */
const buying =
  / (?:pays?|paid|buys?|bought|uses?|used|orders?|ordered|rents?|rented|zahlt|bezahlt|kauft|nutzt|mietet|bestellt|paga|pagó|compra|compró|usa|alquila|pide) /;

/** A rival, somebody with a name or a firm somewhere does it. */
function isOfOthers({ context, sentence, speaker }: Clause): boolean {
  if (speaker === 'rival' || speaker === 'report' || hasAny(context, 'rival')) return true;
  if (!sentence.isLatin) return firmInChinese.test(lettersOf(context));
  const words = spacedWords(context);
  const { name, verb } = named.exec(words)?.groups ?? {};
  const names = context.filter(({ text }) => name?.split(' ').includes(text) === true);
  const isNamed =
    names.length > 0 &&
    names.every(
      ({ text, pos, concepts }) =>
        concepts.size === 0 && !/^(?:num|det|pron|adp|aux|conj|part)$/.test(pos) && !pronoun.test(text),
    ) &&
    // "Bakers sold": a name in the plural has no verb in the singular.
    (!name?.trimEnd().endsWith('s') || verb?.endsWith('s') === true);
  return (isNamed && !buying.test(` ${verb} `)) || (firm.test(words) && !buying.test(words));
}

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
      if (clause.modality !== 'plan' && clause.modality !== 'fact' && clause.modality !== 'condition') return [];
      const before = clauseBefore(clause, clauses);
      return before && !isOfUs(before) && (isNamesake(clause, before) || (isCopying(clause) && isOfOthers(before)))
        ? [before.sentence]
        : [];
    }),
  );
