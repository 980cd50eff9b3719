import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, spacedWords, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { person } from './ownMeans';

/** More than these who work for us are counted as customers or suppliers. */
const mostWorkers = 20;

/** Behind the amount: more than before, or through what we offer. */
const benefit =
  / (?:more|extra|back|through|via|thanks|refund|less|on our|with our|with us|mehr|zurück|über|dank|más|gracias|mediante|por|for) /;
const eachOne = / (?:each|apiece|je|jeweils|cada un[oa]) /;

/** "Three bakers earn 1,900 pounds each", "our driver gets £1,400 a month": what those who work for us get. */
export const wageIn = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, modality } = clause;
  const amount = quantities.find(({ kind }) => kind === 'money');
  if (!amount || modality !== 'fact' || !/^(?:each|un[oa])$/.test(amount.per ?? 'each')) return undefined;
  const before = tokens.slice(0, amount.start);
  const after = spacedWords(tokens.slice(Math.max(amount.start, amount.end - 2)));
  const words = spacedWords(before);
  const match = earning.exec(words) ?? payingThem.exec(words) ?? hiring.exec(words);
  const workers = match?.groups?.workers?.split(' ') ?? [];
  if (!match || benefit.test(after)) return undefined;
  const isEach = eachOne.test(` ${words} ${after} `);
  const count = quantities.find(
    ({ kind, end, value }) => kind === 'count' && end <= amount.start && value <= mostWorkers,
  );
  const isOne = /^(?:my|our|meine?|unsere?|mi|nuestr[oa]|an?|one|eine?n?|una?)$/.test(match.groups?.whose ?? '');
  if (
    !isWorker(before, workers) ||
    !(count ? isEach || amount.period !== undefined : isOne && amount.period !== undefined)
  )
    return undefined;
  // "Our tutors earn £900 a month": no wage that we pay, as far as is said.
  if (!count && isOne && workers.at(-1)?.endsWith('s') === true && !/ (?:pay|employ) /.test(words)) return undefined;
  return { ...amount, per: undefined, value: amount.value * (isEach ? (count?.value ?? 1) : 1) };
});

const counted =
  '(?:(?:the|our|my|die|unsere|meine|los|las|mis|nuestr[oa]s) )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|dos|tres|cuatro|cinco|seis|siete|ocho)';
const whose = '(?<whose>my|our|meine?|unsere?|mi|nuestr[oa])';
const who = `^ (?:(?:and|but|und|aber|y|pero) )*(?:${counted}|${whose}) (?<workers>(?:\\S+ )?[^\\s,]+)`;
const earning = new RegExp(
  `${who}(?: (?:who|die|que) [^,]{2,30}?)?(?: ,)? (?:gets?|earns?|receives?|takes?|(?:is|are) (?:paid|on)|bekommt|bekommen|verdient|verdienen|kriegt|kriegen|erhält|erhalten|ganan?|cobran?|reciben?)(?: (?:je|jeweils|about|around|rund|etwa|im monat|unos))* $`,
);
const payingThem = new RegExp(
  `^ (?:(?:and|but) )*(?:we|i) (?:also )?(?:pay|employ) (?:${counted}|${whose}) (?<workers>(?:\\S+ )?[^\\s,]+)(?: about| around| at| for)? $`,
);

/** "We took on a girl for Saturdays who gets". */
const hiring = new RegExp(
  '^ (?:(?:and|but|und|y) )*(?:(?:we|i)(?: have)? (?:take|took|taken|hired?|employ(?:ed)?|have|got)(?: on)?|(?:wir|ich) (?:haben|habe|beschäftigen?)|tenemos|tengo|cogimos|contratamos) ' +
    '(?<whose>an?|one|eine?n?|una?) (?<workers>(?:\\S+ )?[^\\s,]+)(?: [^,]{2,40}?)?(?: ,)? (?:who|die|der|que) (?:gets?|earns?|takes?|is on|bekommt|kriegt|verdient|gana|cobra)(?: (?:about|around|rund|etwa|unos))* $',
);
const foreignWorker =
  /^(?:\p{L}{3,}(?:er|erin|ern|erinnen|kraft|kräften?|gesellen?|lehrlinge?|köche|köchin(?:nen)?|hilfen?)|\p{L}{3,}(?:dor|dora|dores|doras|ero|era|eros|eras|istas?|antes?|ad[oa]s?)|aushilfe|azubis?|chic[oa]s?|muchach[oa]s?|peón|peones)$/u;
const english = new RegExp(`^${person.en}$|^(?:cook|chef|hand|temp|labourer|staff)s?$`);

/** The head of "two retired drivers", "zwei Fahrer", "mi ayudante". */
function isWorker(before: readonly Token[], workers: readonly string[]): boolean {
  return workers.some((text) => {
    const token = before.find((word) => word.text === text);
    return (
      token !== undefined &&
      !has(token, 'customer') &&
      (isAgentive(token.lemma) ||
        english.test(text) ||
        (!/^[a-z]+s?$/.test(text) || token.lemma === text ? foreignWorker.test(text) : false))
    );
  });
}
