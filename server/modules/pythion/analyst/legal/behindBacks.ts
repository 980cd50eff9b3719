import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { kin } from '../text/relatives';
import { lettersOf, spacedWords, type Token } from '../text/token';
import type { Harm } from './harm';
import { isSupposed } from './intent';

const relative = {
  en: `(?:${kin}s?|grandparents?|grandma|granny|grandad|parents?|tenants?|lodgers?|landlords?|landlady|owners?|guests?|clients?|customers?|patients?|residents?|pensioners?|colleagues?|employees?|workers?|friends?|housemates?|students?|pupils?|strangers?|farmers?|people|family)`,
  de: String.raw`(?:${kin}(?:e?[sn]?|nen)|großmutter|großvaters?|großeltern|eltern|mieter\S*|vermieter\S*|eigentümer\S*|besitzer\S*|gäste?n?|kund\S+|patient\S*|bewohner\S*|rentner\S*|kolleg\S+|arbeitgeber\S*|mitarbeiter\S*|mitbewohner\S*|schüler\S*|student\S*|bauern|leute|familie)`,
  es: String.raw`(?:${kin}s?|inquilin[oa]s?|caser[oa]s?|dueñ[oa]s?|propietari[oa]s?|huéspedes|clientes?|pacientes?|residentes|jubilad[oa]s|ancian[oa]s|compañer[oa]s?|emplead[oa]s|trabajador(?:es|a|as)?|estudiantes|alumn[oa]s|agricultores|gente|familia)`,
  zh: '(?:姑姑|姑妈|阿姨|姨妈|叔叔|伯伯|舅舅|奶奶|爷爷|外婆|外公|父母|爸妈|妈妈|爸爸|亲戚|邻居|租客|房客|租户|房东|业主|客人|顾客|客户|住客|病人|老人|同事|老板|员工|工人|朋友|室友|学生|同学|农民|别人|人家|保姆|女生|妻子|丈夫|她|他们?)',
};

const unaware = {
  en: `(?:secretly|covertly|on the sly|in secret|behind (?:\\S+ ){1,4}?backs?|without (?:(?:her|his|their|the|my|our|any) )(?:\\S+ ){0,3}?(?:knowledge|knowing|noticing|consent)|without (?:telling|asking) (?:(?:her|him|them)|(?:the|my|our) ${relative.en}))`,
  de: String.raw`(?:heimlich|hinter (?:\S+ ){1,3}?rücken|ohne (?:ihr|sein|deren|dessen|das) wissen|ohne (?:ihre|seine|deren|dessen) (?:zustimmung|erlaubnis|einwilligung)|ohne (?:sie|ihn|es) zu fragen|ohne (?:ihr|ihm|ihnen) (?:etwas|es|das|davon|bescheid) zu (?:sagen|geben|erzählen))`,
  es: String.raw`(?:a escondidas|en secreto|a (?:sus?|tus?) espaldas?|a espaldas de|sin que (?:\S+ ){0,4}?(?:sepan?|enteren?|noten?|den cuenta)|sin su (?:permiso|consentimiento|conocimiento|autorización)|sin (?:avisar|preguntar|consultar|decir)(?:les?|lo|selo)?)`,
};

/** What may be used up behind its owner's back: a place, a device, a line. */
const usable = {
  en: '(?:flats?|apartments?|houses?|homes?|rooms?|garages?|gardens?|cellars?|offices?|kitchens?|cars?|vans?|bikes?|boats?|phones?|computers?|laptops?|printers?|accounts?|cards?|wifi|wi-fi|internet|connection|electricity|power|water|cameras?)',
  de: String.raw`(?:\S*(?:wohnung|haus|zimmer|garage|garten|keller|büro|küche|auto|wagen|fahrrad|boot|handy|telefon|computer|laptop|drucker|konto|karte|wlan|internet|anschluss|strom|wasser|kamera)(?:s|n|en|er)?|häuser)`,
  es: '(?:pisos?|casas?|habitaci(?:ón|ones)|garajes?|jard[íi]n(?:es)?|sótanos?|oficinas?|cocinas?|coches?|furgonetas?|bicis?|bicicletas?|barcos?|móvil(?:es)?|teléfonos?|ordenador(?:es)?|impresoras?|cuentas?|tarjetas?|wifi|internet|conexión|luz|electricidad|agua|cámaras?)',
};

const taking = {
  en: String.raw`(?:(?:rent|let|lease|sublet|sell|resell|take|collect|gather|catch|borrow|lend|copy|film|record|photograph|read|open|empty|pick|harvest|cut|keep)(?:s|ting|ing)?|us(?:e|es|ing) (?:\S+ ){0,5}?${usable.en})`,
  de: String.raw`(?:(?:unter|weiter)?vermiet\S+|(?:weiter)?verkauf\S+|einsammel\S+|sammel\S*|einfang\S*|fang\S*|nehm\S+|mitnehm\S+|verleih\S+|ausleih\S+|(?:be)?nutz\S+ (?:\S+ ){0,5}?${usable.de}|${usable.de} (?:\S+ ){0,6}?(?:(?:mit)?be)?nutz\S+|film\S+|aufnehm\S+|aufzeichn\S+|abhör\S+|kopier\S+|lesen?|abernt\S+|pflück\S+|fäll\S+)`,
  es: String.raw`(?:(?:sub|re)?(?:alquil|arriend|arrend|vend)\S+|recog\S+|coger\S*|cojo|llevar\S*|us(?:ar\S*|o|amos) (?:\S+ ){0,4}?${usable.es}|grab\S+|film\S+|copi\S+|leer\S*|leo|leemos|prest\S+|cosech\S+|cort(?:ar\S*|o|amos))`,
};

const theirs = {
  en: `(?:${relative.en} (?:'s?|s') (?!(?:birthday|wedding|behalf|favou?rite|request|day) )\\S+|of (?:my |the |our |their |his |her |old |other )?${relative.en})`,
  de: `(?:(?:mein|dein|sein|ihr|unser|ein)e[rsnm]|der|des|den|dem|von|vom|eines|alter|fremder) (?:\\S+ )?${relative.de}`,
  es: `(?:(?:de|a) (?:mis?|los|las|la|una?|sus?|nuestr[oa]s?)|del?|al) (?:\\S+ )?${relative.es}`,
};

const own = {
  en: '(?:we|i)',
  de: '(?:wir|ich)',
  es: String.raw`(?:\S+(?:[aei]mos|ía|aré|eré|iré|aría|ería|iría)|quiero|pienso|voy|yo|me|alquilo|vendo|recojo|grabo|uso|cojo)`,
};

/**
 * What others do or ask ("die wissen wollen, wer heimlich filmt"), and what a ware is for when nothing is taken ("para usar las
 * plantas"): none of it is our act.
 */
const aside = new RegExp(
  String.raw` (?:who|whose|wer|(?<=, )(?:die|der|das|den|dem|deren|dessen|which)|qui[eé]n(?:es)?|(?<!sin |tengo |tenemos |hay )que(?! yo | nosotr))(?: (?![,.;] )\S+)+(?= )` +
    String.raw`| (?:para (?!${taking.es} )\S+[aei]r(?:l[aeo]s?|se)?|for (?!${taking.en} )\S+ing|(?<=, )um)(?: (?!(?:[,.;]|${taking.en}|${taking.de}|${taking.es}) )\S+)*(?= [,.;] )`,
  'g',
);
const isUnaware = new RegExp(` (?:${unaware.en}|${unaware.de}|${unaware.es}) `);

/** The clause without what others do, or a ware does, behind somebody's back. */
const withoutAside = (words: string): string =>
  words.replace(aside, (part) => (isUnaware.test(`${part} `) ? '' : part));

/** "Secretly rent out my aunt's flat", in any order: who is unaware, what is done, and whose it is. */
const inLatin = (['en', 'de', 'es'] as const).map((language) => ({
  own: new RegExp(`^ (?:\\S+ ){0,3}?${own[language]} `),
  parts: [unaware, taking, theirs].map((part) => new RegExp(` ${part[language]} `)),
}));

const hiddenIn = '(?:偷偷|暗中|悄悄|暗地里|私下|背着|瞒着|趁)';
const inChinese = new RegExp(
  [
    // 偷偷在出租屋里装摄像头看租客, 趁租客不在家在房间里装录音的.
    `${hiddenIn}[^。;]{0,16}(?:装|放|安|藏|塞|贴)[^。;]{0,6}(?:摄像|录像|录音|窃听|监听|定位|跟踪|针孔|追踪)[^。;]{0,24}`,
    // 在插座里装上小摄像头，租客并不知道.
    `(?:装|安|藏|塞|贴)[^。;]{0,6}(?:摄像|录像|录音|窃听|监听|定位|跟踪|针孔|追踪)[^。;]{0,16}${relative.zh}们?(?:并|都|却|也|根本|完全|还)?(?:不知道|不知情|不会知道|没有?发现|不会发现|没有被告知)(?=$|[,.;，。；])`,
    // 瞒着姑姑把她的房子租出去, 背着邻居把他们的猫抓走卖掉.
    `${hiddenIn}[^。;]{0,10}${relative.zh}[^。;]{0,4}的[^。;]{1,10}(?:出租|租出|转租|租给|卖|抓走|拿走|拿去|借出|借给|挖走|摘走)`,
  ].join('|'),
);
const ofOthersInChinese = new RegExp(`${relative.zh}|出租屋|更衣室|浴室|厕所|宿舍|房间|试衣间`);
/** Who does it is somebody else, or what we do is against it. */
const unlessInChinese =
  /惊喜|礼物|生日|求婚|防|检测|排查|(?<!租客|房客|她|他|会|被|人)发现|找出|查出|识别|举报|拆|同意|(?<![替帮给为])(?:有人|房东|老板|前男友|前夫|丈夫|中介|坏人|别人|小偷|他们|商家|不法分子)(?:会|常|经常|总是|可能)?(?:偷偷|暗中|悄悄|在)|不(?:会|再)?(?:偷偷|暗中|背着|瞒着)|被(?:人)?(?:偷偷|暗中)/u;

/** Nothing is taken, or what we do is against it. */
const unless =
  / (?:surprises?|gifts?|presents?|birthday|wedding|proposal|party|parties|never|not|n't|nobody|no one|no_one|stops?|prevent\S*|protect\S*|detect\S*|finds?|help|helps|against|catch thieves|lawyers?|police|novel|game|recipes?|whether|überrasch\S*|geschenk\S*|geburtstag\S*|hochzeit\S*|nie|niemals|nicht|kein\S*|niemand|gegen|schütz\S*|find\S*|aufspür\S*|helf\S*|hilft|prüf\S*|verhinder\S*|ob|krimi|rezept\S*|recetas?|sorpresas?|regalos?|cumpleaños|boda|nunca|nadie|no|contra|evit\S*|proteg\S*|detect\S*|buscamos|encontr\S*|ayud\S*) /;

/**
 * We rent out, sell, film or take what is others' while they don't know: "I would secretly rent out my aunt's flat", "wir wollen
 * die Katzen der Nachbarn hinter deren Rücken einsammeln". Its words are plain, and need no second opinion.
 */
export function findBehindBacks(clauses: readonly Clause[]): Harm | undefined {
  const clause = clauses.find(
    (one) =>
      (one.speaker === 'own' || one.speaker === 'other' || one.speaker === 'people') &&
      (one.sentence.isLatin ? isDoneInWords(one.tokens) : isDoneInLetters(one)) &&
      !isSupposed(one),
  );
  return clause && { clause, reason: 'it acts on people without their knowledge or consent', id: 'behind backs' };
}

/** Says again that nobody knows: "and she won't notice", "und merkt es nicht", "no se entera". */
const unnoticed =
  / (?:(?:wo n't|does n't|do n't|will not|will never|never) (?:even )?(?:notice|know|find out|hear)|(?:be)?merk(?:t|en) (?:(?:es|das|davon|ja|eh) )*(?:nichts?|nie)|(?:weiß|wissen|erfährt|erfahren) (?:(?:es|das|davon) )*(?:nichts?|nie)|(?:no|nunca) (?:se|l[oa]) (?:enter\S+|sab\S+|not\S+)|nadie se entera|nobody knows)(?= )/g;

const isDoneInWords = memoise((tokens: readonly Token[]): boolean => {
  const all = spacedWords(tokens);
  if (!isUnaware.test(all)) return false;
  const words = withoutAside(all.replace(unnoticed, ''));
  return (
    inLatin.some(({ own: subject, parts }) => parts.every((part) => part.test(words)) && subject.test(words)) &&
    !unless.test(words)
  );
});

const isDoneInLetters = ({ context, tokens }: Clause): boolean => tokens[0] === context[0] && isHiddenAct(context);

const isHiddenAct = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return inChinese.test(letters) && ofOthersInChinese.test(letters) && !unlessInChinese.test(letters);
});
