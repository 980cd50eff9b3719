import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isForeign } from '../hearsay';
import { isPlainFact } from '../plainFact';
import { hanCount, partUpTo } from './hanCounts';
import { readRemaining } from './remaining';

const many = String.raw`(?!0 )(?!1 )(?:\d+ y )?\d+ (?!(?:tage?n?|wochen?|monate?n?|jahre?n?|euro|€|%|prozent|días|semanas|meses|años|euros|veces|mal) )`;
const who = String.raw`(?!que )\S+ (?:(?!que |die |, )\S+ ){0,2}?`;

const forms = [
  // "Diecinueve pisos nos contratan", "quince bares la usan todos los días", "33 abuelos han venido a clase".
  `^ (?:ya |hoy |ahora |actualmente )?${many}${who}(?:nos|me) (?:contratan|contrataron|han contratado|compran|compraron|han comprado|encargan|encargaron|han encargado) `,
  `^ (?:ya |hoy |ahora |actualmente )?${many}${who}(?:la|lo|las|los) (?:usan|usaron|han usado|utilizan|utilizaron|han utilizado|llevan usando|tienen instalad[oa]|tienen en uso) `,
  `^ (?:ya )?${many}${who}(?:han venido|vinieron|vienen|han asistido|asistieron|asisten) (?:ya )?(?:a (?:la |las |mis? |nuestr[oa]s? )?(?:clases?|sesi\\S+|taller\\S*)|al (?:curso|taller)) `,
  // "Three choirs in Cork lent six sets through it".
  `^ ${many}\\S+ (?:\\S+ ){0,4}?(?:lent|borrowed|rented|sold|bought|booked|sent|shared|swapped|traded) (?:(?:\\d+|an?|the|their|\\S+s) ){1,3}(?:through|via) (?:it|us|our \\S+) `,
  // "Siebzehn Kinder waren im letzten Halbjahr angemeldet", "acht Häuser haben das Gerät im Einsatz".
  `^ (?:schon )?${many}${who}waren (?:\\S+ ){0,4}?(?:angemeldet|eingeschrieben|dabei) `,
  `^ (?:schon |inzwischen )?${many}${who}(?:haben|hatten) (?:das|die|den|unser\\S*|mein\\S*|es|sie|ihn) (?:\\S+ ){0,3}?(?:im einsatz|in betrieb|in gebrauch) `,
  ` bei ${many}${who}(?:läuft|laufen|steht|stehen|hängt|hängen|arbeitet) (?:das|die|der|unser\\S*|es|sie|er) (?:\\S+ ){0,3}?(?:im (?:alltag|betrieb|einsatz)|seit|täglich) `,
  ` haben ${many}${who}(?:dort|bei uns|bei mir|hier) (?:\\S+ )?(?:eingekauft|gekauft|bestellt|gebucht|gegessen) `,
].map((form) => new RegExp(form));

/** 有12位老师在用, 12家店在用我们的系统; not 12家店在用美团. */
const usedHan = new RegExp(
  `${hanCount}[^,，。.;；\\d]{0,8}?(?:在用|用着|在使用)(?=$|[,，。.;；!！了]|我们?的?|咱们?|它|这[个套款])`,
  'u',
);
const uncertainHan =
  /免费|试用|内测|测试|体验|以前|朋友|对手|竞品|竞争|同行|别家|别人|他们|没|不|未|想|可能|如果|计划|希望|预计/u;

const isUsedInChinese = (clause: Clause): boolean => {
  const { tokens, context } = clause;
  const letters = lettersOf(tokens);
  const found = letters.includes('用') ? usedHan.exec(letters) : null;
  return (
    found !== null &&
    !/^(?:1|一)$/.test(found.groups?.['count'] ?? '') &&
    !uncertainHan.test(partUpTo(letters, found)) &&
    // 五十个试用,四个还在用: most are gone.
    readRemaining(clause) === undefined &&
    !hasAny(context, 'rival', 'hedge', 'interview')
  );
};

/** Free, tried or waiting, or somebody else's. */
const uncertain =
  / (?:gratis|kostenlos\S*|umsonst|probe\S*|test\S*|pilot\S*|warteliste|früher|prueba|pruebas|piloto|lista|espera|antes|gratuit\S*|voluntari\S+|ehrenamtlich|solo|sólo|nur|por error|vecin[oa]|competencia) /;

/** Customers counted in words of use: evidence where the sentence before is no way of today. */
export const isInUse = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence } = clause;
  if (!isPlainFact(clause)) return false;
  if (!sentence.isLatin) return isUsedInChinese(clause);
  const words = wordsInFigures(tokens);
  return (
    !hasAny(context, 'rival', 'habit', 'hedge', 'interview') &&
    forms.some((form) => form.test(words)) &&
    !uncertain.test(wordsInFigures(context)) &&
    !isForeign(context)
  );
});

/** "Diecinueve pisos nos contratan", "acht Häuser haben das Gerät im Einsatz": it is used, beside an offer of ours. */
export const readInUse = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    const isOurs =
      isInUse(clause) &&
      clauses.some((other) => other !== clause && other.speaker === 'own' && isFact(other)) &&
      before?.speaker !== 'rival' &&
      !(before && hasAny(before.tokens, 'rival', 'habit'));
    return isOurs
      ? (['evidence', 'realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 }))
      : [];
  });
