import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';

const allEn =
  '(?:all(?: (?:of )?(?:\\d+|\\w+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|them))?|every one(?: of them)?|each(?: of them)?|everyone|everybody|both(?: of them)?|they(?: all)?)';
const allDe = '(?:alle(?: \\S+)?|jede[rs]?|sie(?: alle)?)';
const allEs =
  '(?:tod[oa]s(?: l[oa]s \\S+)?|l[oa]s (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+)|ambos|ambas)';
const toAll = '(?:allen|jede[mr]|ihnen)';
const end = '(?=(?:[.,;] |since|after|again|by|now|in|within|when|because|$))';

/** Money that goes back to all who paid it. */
const givenBack = [
  // "I gave the money back to all of them", "we refunded everyone".
  / (?:gave|given|paid|sent|handed|had to (?:give|pay|send|hand)) (?:(?:all|of|the|their|everyone|everybody|them|each|every|one|'s) ){1,5}(?:money|payments?|fees?) (?:all )?back (?!to (?:\d|one|two|three|some|half|a few|those|anyone|any|whoever|him|her|the (?:one|two|others?|rest) ))/,
  / (?:gave|given|handed|sent|had to (?:give|hand|send|pay)) back (?:all |of |the |their |everyone 's ){1,3}(?:money|payments?|fees?) (?!to (?:\d|one|two|three|some|half|a few|those|anyone|any|whoever|him|her|the (?:one|two|others?|rest) ))/,
  / (?:gave|give|given|paid|pay|sent|send|handed|hand) (?:all of it|it all|all of them|everything|the lot|every (?:penny|cent|deposit|euro|dollar|pound)|the (?:whole|full) (?:sum|amount|price)) (?:all )?back /,
  / (?:i|we) (?:\S+ ){0,3}?(?:refunded|reimbursed|refund|returned) (?:all|every one) (?:of )?(?:the |our |their |those )?(?:\d+ |\w+teen |\w+ty )?(?:deposits|payments|fees|orders|customers|buyers) /,
  / (?:alles|alle anzahlungen|sämtliche anzahlungen|das ganze geld|jeden cent) (?:\S+ ){0,3}?(?:zurück(?:ge)?(?:zahl|geb|überw)\S+|(?:rück)?erstatte\S+) /,
  / (?:devolver(?:les|lo)?|devolvimos|devolví|reembolsar|reembolsamos) (?:\S+ )?(?:todo|tod[oa]s l[oa]s (?:señas|depósitos|anticipos|pagos|reservas)|hasta el último \S+) /,
  new RegExp(` (?:i|we) (?:\\S+ ){0,2}?(?:refunded|reimbursed) (?:${allEn}|them(?: all)?|the lot) (?!(?:\\S+ )?\\d)`),
  new RegExp(
    ` ${allEn} (?:\\S+ ){0,2}?(?:(?:asked|applied) for (?:a |their |the |full )*(?:refunds?|money)|(?:demanded|wanted|got|received|took|claimed) (?:a |their |the |full |all ){0,3}(?:refunds?|money back)|(?:was|were|been|got) (?:all |fully )?refunded|(?:was|were|been) (?:given|paid) (?:\\S+ ){0,2}?(?:money )?back) `,
  ),
  new RegExp(
    ` (?:${toAll}|${allDe} (?:haben|hatten)) (?:\\S+ ){0,3}?(?:geld|beträge|zahlungen|preis|bezahlte) (?:\\S+ ){0,2}?(?:zurück\\S+|(?:rück)?erstattet) `,
  ),
  new RegExp(` geld (?:\\S+ ){0,3}?${toAll} (?:\\S+ ){0,2}?(?:zurück\\S+|(?:rück)?erstattet) `),
  / (?:les (?:\S+ )?|se lo |hemos |he )(?:devolv(?:í|imos|ió)|reembols(?:é|amos)|devuelto|reembolsado) (?:(?:todo|el|su|dinero|importe|lo|pagado) ){0,3}(?:a tod[oa]s|a l[oa]s \S+|[.,;]|$)/,
  new RegExp(
    ` ${allEs} (?:\\S+ ){0,2}?(?:pidieron|exigieron|reclamaron|pedido|exigido|recuperaron) (?:la devolución|el reembolso|su dinero|el dinero|que (?:les|se lo) devolv\\S+) `,
  ),
  // "Bought our pack and then asked us for their £60 back": those who paid, all of them.
  / (?:and|but|,) (?:(?:then|later|soon|afterwards|all|now|promptly) ){0,2}(?:asked (?:us |me )?for|demanded|wanted|claimed|requested|took) (?:(?:their|the|it|all|every|of|that|a|full) ){0,3}(?:(?:money|cash|fee|deposit|payment|[£$€]? ?\d\S*(?: (?:pounds|euros|dollars))?) (?:all )?(?:back|returned|refunded)|refunds?) /,
  / und (?:(?:dann|später|danach|kurz) )*(?:(?:ihr|das) geld|(?:ihre|die) (?:€ )?\d\S* (?:€|euro|franken)) (?:(?:dann|später|danach|wieder|von|uns|alle) )*(?:zurück(?:verlangt|gefordert|geholt|haben)|wieder haben) /,
  / y (?:(?:luego|después|todos|todas|más tarde) )*(?:nos |me )?(?:pidieron|exigieron|reclamaron|pedido|exigido|reclamado) (?:(?:la devolución|el reembolso|que (?:les|se l[oa]s?) devolv\S+|su dinero|el dinero)|(?:de vuelta )?(?:sus|los) \d\S* (?:euros?|€|pesos|dólares)) ?/,
  new RegExp(` ${allEn} (?:(?:have|has|had|then|later|since|soon|now|also|all) ){0,3}(?:stopped|quit) ${end}`),
  new RegExp(` ${allDe} (?:haben|sind|hörten) (?:\\S+ ){0,3}?(?:aufgehört|abgesprungen|ausgestiegen) `),
  new RegExp(` ${allEs} (?:lo )?(?:dejaron|(?:lo )?han dejado|pararon|se dieron de baja) ${end}`),
];
const givenBackInChinese =
  /(?:全部|全都|全额?|都|统统)(?:给?他们|已经|又)?退(?:了|还|款|钱|掉|回|费)|把(?:钱|费用|款|货款)[^，。,]{0,5}退|[，。,](?:后来|之后|结果|然后|现在){0,2}(?:他们|她们)?(?:又|也|全都?|都){0,2}(?:要求|想要?|要|找)(?:我们?)?退(?:钱|款|费|还|钱)|(?:全部|全都|全|都)(?:已经|又)?(?:停(?:了|订了?|购了?|止了?)|不(?:再)?(?:订|买|用|付)了?|取消了?)(?=[，。,.]|$)/u;

/** Supposed, denied, or begun anew. */
const notOver =
  / (?:would|could|if|unless|not|n't|never|again|returned|restarted|resumed|wenn|falls|würden?|nicht|keine?[nrm]?|wieder|niemand|si|no|nadie|volvieron|nunca) |如果|没有?(?:人|要求)?退|不用退|又(?:来|订|买|付)|重新|不满意/u;

/** "31 owners paid me and I gave the money back to all of them", 八家食堂付了钱，后来全部退款了: who paid has it back, or has stopped. */
export const isPaidBack = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'pay', 'book', 'sell', 'renew', 'customer') && isOver(context, sentence.isLatin);

const ofMoney =
  / (?:money|payments?|deposits?|orders|all of it|it all|everything|penny|cent|anzahlungen|alles|todo|señas|anticipos|pagos|fees?|refund\w*|reimbursed|back|returned|geld|beträge|zahlungen|preis|bezahlte|dinero|importe|devol\S*|devuelto|reembols\S*) /;

/** "I gave the money back to all of them", 我把钱都退给他们了: in a sentence of its own, of those who paid before. */
export const isMoneyReturned = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    const found = letters.includes('退') ? givenBackInChinese.exec(letters) : null;
    return found !== null && found[0].includes('退') && !notOver.test(letters);
  }
  const words = spacedWords(context);
  return (
    ofMoney.test(words) &&
    !notOver.test(words) &&
    givenBack.some((pattern) => ofMoney.test(` ${pattern.exec(words)?.[0]} `))
  );
});

const isOver = (context: readonly Token[], isLatin: boolean): boolean =>
  isLatin ? isOverInWords(context) : isOverInLetters(context);

const isOverInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const match = givenBack.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (!match) return false;
  const at = words.slice(0, match.index).split(' ').filter(Boolean).length;
  return (
    context.slice(0, at).some((token) => has(token, 'pay', 'book', 'sell', 'renew', 'customer')) &&
    !notOver.test(words.slice(match.index)) &&
    !/ (?:would|if|unless|wenn|falls|würden?|si) /.test(words)
  );
});

const isOverInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return givenBackInChinese.test(letters) && !notOver.test(letters);
});
