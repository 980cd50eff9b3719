import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { othersOrOrder } from '../../text/speakers';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { namesPermit, permitWords } from './words';

/** The paper stands before, and "one", "it" or "them" points back. */
const planned = [
  / (?:we|i) (?:(?:now|also|both) )?(?:(?:'re|are|am|'m) (?:now )?(?:going|planning) to|will|'ll|plan to|intend to|mean to) (?:(?:now|also|soon|then|first) )*(?:apply|file|ask|put in) for (?:one|it|that|them|this|ours) /,
  / (?:we're|i'm) (?:going|planning) to (?:apply|file|ask) for (?:one|it|that|them|this|ours) /,
  / (?:die|den|das|sie|ihn|eine|einen) (?:(?:beantragen|beantrage) (?:wir|ich) (?:\S+ ){0,5}?(?:im|in|am|nächste\S*|noch|bald|jetzt|vor|zum|bis) |(?:werden|wollen|werde|will) (?:wir|ich) (?:\S+ ){0,5}?beantragen )/,
  / (?:wir|ich) (?:werden|wollen|werde|will) (?:sie|eine|einen|ihn|das) (?:\S+ ){0,5}?beantragen /,
  / (?:l[oa]s? )?(?:vamos a|voy a|queremos|pensamos) (?:pedir|solicitar|tramitar|sacar)(?:l[oa]s?|(?= un[oa] )) | l[oa]s? (?:vamos a|voy a|pensamos|queremos) (?:pedir|solicitar|tramitar|sacar) | l[oa]s? (?:pediremos|solicitaremos|tramitaremos|pediré|solicitaré|tramitaré) /,
];
const plannedInChinese = new RegExp(
  `${permitWords.chinese}[^。]{0,16}我们?(?:准备|打算|计划|会|将|下个?月|五月|明年|马上)[^,，。]{0,6}(?:去)?(?:申请|办)`,
);
const doubtful =
  / (?:not|n't|never|no|perhaps|maybe|might|unsure|if|whether|customers?|clients?|nicht|nie|kein\S*|vielleicht|eventuell|ob|wenn|falls|kunden|nunca|quizá\S*|tal vez|si|clientes) /;

/** "A farm needs permission for more than 28 nights, we're going to apply for one": a plan, and nothing held. */
export const isApplicationPlanned = ({ context, sentence, speaker, modality }: Clause): boolean =>
  modality !== 'question' &&
  modality !== 'condition' &&
  !othersOrOrder.has(speaker) &&
  (sentence.isLatin ? isPlannedInWords(context) : isPlannedInLetters(context));

const isPlannedInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return namesPermit(context) && planned.some((pattern) => pattern.test(words)) && !doubtful.test(words);
});

const isPlannedInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return plannedInChinese.test(letters) && !/不|没|如果|客户|帮/u.test(letters);
});
