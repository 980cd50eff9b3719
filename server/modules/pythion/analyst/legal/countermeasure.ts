import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../text/token';
import { criminalClients } from './frames';

type Tokens = readonly Token[];

/**
 * What we offer works against the harm that the sentence names: "a safe for pistols at home", "a sensor that reports solvents
 * poured in at night", "a hotline for cleaners whose company keeps back wages". The harmful words belong to what follows it.
 */
export const isCountermeasure = memoise(
  (clause: Clause): boolean =>
    clause.modality !== 'question' &&
    (clause.sentence.isLatin
      ? (isGuard(clause) || isStoppedFraud(clause) || isTold(clause) || isHelp(clause)) && !isTwoFaced(clause)
      : isPreventionInChinese(clause)),
);

/** Whatever is said of them, they keep what is dangerous away. */
const shelter = /^(?:safe|lock|locker|cabinet|vault|buyback|buy-back|amnesty|tresor|waffenschrank)$/;
/** What tells of harm. Other things are told of as well, so that what it tells must be said. */
const reporter =
  /^(?:sensor|detector|alarm|test|strip|swab|gate|hotline|helpline|line|newsletter|podcast|bulletin|course|workshop|class|lesson|training|school|guide|leaflet|insurance|policy|exhibition|report|programme|seminar)$/;
const list = /^(?:list|map|register|index|database|archive)$/;

const offering =
  /^(?:sell|run|build|make|offer|provide|publish|give|rent|supply|install|fit|operate|organise|organize|host|write|produce|send|teach|hold|design|develop|lend|hand|print|keep|issue|ship|manufacture)$/;

const counter =
  /^(?:report|find|detect|show|tell|warn|notice|recognise|recognize|spot|check|measure|alert|reveal|flag|identify|prevent|stop|teach|explain|protect|signal|ring|light)$/;

/** "We sell a safe for pistols", "our course teaches pensioners to hang up on callers". */
function isGuard({ tokens, context, speaker, negated }: Clause): boolean {
  if (speaker !== 'own' || tokens[0] !== context.find(({ pos }) => pos !== 'punct')) return false;
  const verb = context.findIndex((token) => isVerb(token) && token.pos === 'verb');
  const act = context[verb];
  if (!act || negated.has(act)) return false;
  if (/^(?:our|my)$/.test(context[0]?.text ?? '')) {
    const head = context[endOfPhrase(context, 1) - 1];
    return head !== undefined && isNamed(head, reporter) && counter.test(act.lemma) && isSpokenOf(context.slice(verb));
  }
  if (!offering.test(act.lemma)) return false;
  const end = endOfPhrase(context, verb + 1);
  const [lead, head] = [context[end - 2], context[end - 1]];
  const rest = context.slice(end);
  if (!head || end === verb + 1) return false;
  const isBoughtBack = lead?.text === '-' && /^backs?$/.test(head.text);
  if (isNamed(head, shelter) || isBoughtBack)
    return !/^(?:trap|lock|hold|imprison|shut|jail|confine)$/.test(rest[1]?.lemma ?? '');
  if (isNamed(head, list))
    return rest.slice(1, 4).some((token) => has(token, 'fake') || /^(?:net|snare|trap|cartel)$/.test(token.lemma));
  if (!isNamed(head, reporter) || !isSpokenOf(rest)) return false;
  const isCalled = /^(?:hotline|helpline|line)$/.test(head.lemma);
  if (isCalled) return head.lemma !== 'line' || /^(?:tip|help|hot|advice|report|reporting)$/.test(lead?.lemma ?? '');
  if (hasAny(context, 'trait', 'protected')) return false;
  if (isNamed(head, /^(?:report|newsletter|bulletin|podcast|guide|leaflet)$/) && hasAny(rest, 'private')) return false;
  const link = rest.find(({ text }) => /^(?:that|which|about|against|on|how)$/.test(text));
  return (
    link !== undefined &&
    (/^(?:about|against)$/.test(link.text) ||
      (link.text === 'on' && /^(?:newsletter|podcast|course|workshop|class|lesson|seminar)$/.test(head.lemma)) ||
      (/^(?:that|which)$/.test(link.text) && counter.test(rest[rest.indexOf(link) + 1]?.lemma ?? '')) ||
      isKeptAway(rest))
  );
}

/** Up to what depends on it: "a sensor | for streams", "buy-backs | for towns". */
function endOfPhrase(tokens: Tokens, from: number): number {
  const end = tokens.findIndex(
    ({ text }, index) =>
      index >= from && (dependent.test(text) || /^[:;,.()]$/.test(text) || /^(?:in|at|by)$/.test(text)),
  );
  return end < 0 ? tokens.length : end;
}

const dependent =
  /^(?:for|that|which|who|whose|where|about|against|of|on|near|with|from|to|so|how|explains?|teaches|shows?|helps?|and)$/;

const isNamed = ({ text, lemma }: Token, names: RegExp): boolean => names.test(lemma) || names.test(text);

/** It serves those who suffer from it, not those who want it: no "hotline for boys who want to buy vapes", "guide on how to …". */
const isSpokenOf = (rest: Tokens): boolean =>
  !rest.some(
    ({ lemma, text }, index) =>
      /^(?:want|wish|would|bet|wager|thief|burglar)$/.test(lemma) ||
      (/^how$/.test(text) &&
        rest[index + 1]?.text === 'to' &&
        !recognising.test(rest[index + 2]?.lemma ?? '') &&
        !/^say$/.test(rest[index + 2]?.lemma ?? '')),
  );

const recognising =
  /^(?:recognise|recognize|spot|avoid|report|notice|get|refuse|stop|defend|protect|find|tell|detect|answer|resist|read|escape|leave)$/;

/** "Lessons that keep pupils away from vapes", "a workshop that helps them say no". */
const isKeptAway = (rest: Tokens): boolean => {
  const words = spacedWords(rest);
  return / (?:keeps?|stays?|gets?) (?:[^ ]+ ){1,4}(?:away|out|off) | says? no | hangs? up /.test(words);
};

const message =
  /^(?:message|text|call|mail|e-mail|email|letter|sms|site|website|page|listing|advert|advertisement|invoice|transfer|payment|order)$/;

/** "We block text messages sent in the name of parcel services", "we stop fake invoices": the first act decides. */
function isStoppedFraud({ context, speaker, negated, tokens }: Clause): boolean {
  if (speaker !== 'own' || !tokens.includes(context[0]!)) return false;
  const act = context.find(({ pos }) => pos === 'verb');
  if (!act || negated.has(act) || !/^(?:block|stop|filter|intercept|quarantine)$/.test(act.lemma)) return false;
  const object = context.slice(context.indexOf(act) + 1, context.indexOf(act) + 6);
  return (
    object.some((token) => isNamed(token, message)) &&
    / (?:in the name of|pretend(?:s|ing)?|pretending|look like|looks like|claim to|fake|forged|phishing|copied|scam) /.test(
      spacedWords(context),
    )
  );
}

/** "Wir berichten in einem Podcast über Zuchtfabriken", "we report on dog fights in our newsletter". */
const isTold = ({ context, speaker }: Clause): boolean =>
  speaker === 'own' &&
  !hasAny(context, 'private', 'protected', 'trait') &&
  /^ (?:wir (?:berichten|informieren|schreiben|warnen|klären) (?:[^ ]+ ){0,6}(?:über|vor) |(?:informamos|avisamos|advertimos|alertamos) (?:[^ ]+ ){0,8}(?:sobre|de|contra) |nous (?:informons|alertons|prévenons) |we (?:report|write|inform|educate) (?:[^ ]+ ){0,6}(?:on|about) )/.test(
    spacedWords(context),
  ) &&
  context.some(({ text }) => medium.test(text));

const medium =
  /^(?:podcasts?|newsletters?|magazin|magazines?|zeitung|zeitschrift|blogs?|buch|books?|sendung|radio|film|boletín|revista|periódico|programa|newspapers?|column|bulletin|journal|émission)$/;

/** "Ein Programm, das Arbeiten findet, die …", "damos asesoría a inmigrantes a los que un prestamista cobra …". */
const isHelp = ({ context, speaker }: Clause): boolean =>
  speaker === 'own' &&
  !hasAny(context, 'private') &&
  /^ (?:wir (?:verkaufen|liefern|bieten|bauen|vermieten|entwickeln|geben)(?: [^ ,;:]+){1,6} , (?:das|der|die)(?: [^ ,;:]+){0,6} (?:findet|erkennt|meldet|entdeckt|aufspürt|verhindert|blockiert) |(?:damos|ofrecemos|prestamos) (?:asesoría|asesoramiento|ayuda|apoyo)(?: [^ ,;:]+){0,2} a(?: [^ ,;:]+){1,4} a (?:los|las) que (?!quieren)|(?:ayudamos|asesoramos) a(?: [^ ,;:]+){1,4} a (?:los|las) que (?!quieren))/.test(
    spacedWords(context),
  );

/** It has another act besides, or hides what it does: "we sell a safe for pistols and sell pistols to teenagers". */
const isTwoFaced = ({ context }: Clause): boolean =>
  hasAny(context, 'covert', 'unaware', 'evade') ||
  context.slice(1, 6).some((token) => isNamed(token, criminalClients)) ||
  context.some(
    (token, index) =>
      index > 2 &&
      token.pos === 'verb' &&
      has(token, 'makeAct', 'tradeAct', 'takeAct', 'deceive', 'rob', 'sell') &&
      !has(token, 'remedy', 'reveal') &&
      (/^(?:we|i)$/.test(context[index - 1]?.text ?? '') ||
        (/^(?:and|but|then)$/.test(context[index - 1]?.text ?? '') &&
          !context.slice(0, index).some(({ text }) => /^(?:who|whose|that|which|where)$/.test(text)))),
  );

/** 防骗课, 反诈, 讲……是怎么骗钱的; not 防骗 that our customers get around. */
const isPreventionInChinese = ({ context }: Clause): boolean => {
  const text = lettersOf(context);
  return (
    text.startsWith('我') &&
    !/绕过|躲过|逃过|避开|偷偷|秘密|暗中|骗子|警察|执法|缉私/.test(text) &&
    /^我们?(?:给|帮|为|替|向)[^,，。;:]{0,14}?(?:(?:检查|排查|查)[^,，。;:]{0,8}?(?:有没有|是不是|是否|有无)|识别|拦截|查验|清除|举报|鉴别|阻止|屏蔽)|(?:防|反)(?:骗|诈|赌|毒|偷拍|盗|家暴|霸凌|传销)|(?:讲|揭露|科普|曝光|教人|告诉).{0,16}(?:怎么|如何)(?:骗|坑|害)/.test(
      text,
    )
  );
};

/**
 * What we do is there so that the harm does not happen: "so that none of it goes into the stream", "so that wardens cut the nets
 * down". Not "so that no professor notices".
 */
export const isPrevented = memoise(({ context, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin || speaker === 'rival') return false;
  return context.some(({ text, lemma }, index) => {
    const isPurpose = text === 'so' || (lemma === 'sure' && context[index - 1]?.lemma === 'make');
    if (!isPurpose) return false;
    const at = context[index + 1]?.text === 'that' ? index + 2 : index + 1;
    const [first, second] = [context[at], context[at + 1]];
    const rest = context.slice(at + 1, at + 10);
    const isDenied = /^(?:nobody|no_one|no|none|nothing)$/.test(first?.text ?? '');
    if (isEvasionDenied(rest)) return true;
    if (isDenied) return !rest.some((token) => noticing.test(token.lemma) || noticing.test(token.text));
    const actor = first?.pos === 'det' ? second : first;
    return (
      actor !== undefined &&
      guardian.test(actor.lemma) &&
      !rest.some((token) => has(token, 'negation') || /^(?:miss|overlook|think|believe|late)$/.test(token.lemma))
    );
  });
});

/** "So that buyers cannot avoid it", "so that nobody can cheat": who would get around it can't. */
const isEvasionDenied = (rest: Tokens): boolean =>
  /^ (?:can|could|may|will) ?(?:not|n't|never|no longer) (?:\S+ )?(?:avoid|evade|dodge|cheat|bypass|skip|forge|fake|tamper|get around) /.test(
    ` ${spacedWords(rest).trim()} `,
  );

const guardian = /^(?:warden|ranger|police|inspector|customs|sheriff|prosecutor|authority|court|auditor|doctor|nurse)$/;

/** What nobody must do so that a harmful act goes on, or what would protect somebody. */
const noticing =
  /^(?:notice|know|find|see|catch|learn|trace|check|ask|suspect|complain|stop|remember|hear|tell|prove|recogni[sz]e|look|detect|sue|leave|escape|refuse|quit|understand|cancel|claim|object|inspect|identify|follow|track|punish|discover|realise|realize|question|refund|help|survive|live|stay|left|remain|wake|resist|fight|scream|talk|move|run|win|speak|say|testify|vote|apply|enter)$/;
