import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';

const letter = '意向(?:书|协议|函|合同|单(?!位)|订单|性协议)|(?:购买|采购|合作|订购)意向(?!调查|问卷|客户)';
const anyLetter = new RegExp(letter, 'u');
const signed = new RegExp(
  `(?<!没有?|未|不|还没有?)(?:签署?|签订|签下|给|递交|提交|出具|发来|拿到|收到|收集|获得|有|写)(?:了|过)?[^,，。;；]{0,14}?(?:${letter})|(?:${letter})[^,，。;；没未]{0,6}?(?:已|都)*(?:签了|签好|到手)`,
  'u',
);
/** They have paid by now: 后来都付了, 其中四位已经付了40元, 14份意向书里12份变成了付款订单. */
const paidByNow =
  /(?<!没有?|未|会|要)(?:付|交|买|下单|续)(?:了|过|清)|已经?(?:每[月年周])?(?:付|交|下单|续)|(?:变|转)(?:成|为|化)|兑现|成交|付款订单|执行|(?<!(?:后|会|将|要|想|愿意|打算)[^，。,]{0,3})(?:付费使用|每[月年周]付我们)|付费的客户|(?:另|还|除了)[^。]{0,8}\d+[位家][^，。,]{0,12}(?:付|交|买|续)/u;

const mentions = memoise((context: readonly Token[]): boolean => anyLetter.test(lettersOf(context)));

/** A letter of intent is spoken of, and nobody has paid. */
const isUnpaid = memoise(
  (context: readonly Token[]): boolean => mentions(context) && !paidByNow.test(lettersOf(context)),
);

/** 签了意向书，做好后每月付40元: what the sentence says of paying is a promise in writing, and no money. Not 后来都付了. */
export const isIntentOnly = ({ context, sentence }: Clause): boolean => !sentence.isLatin && isUnpaid(context);

/** 六位养猪户签了意向书, 我们拿到了三家医院的意向书: a letter of intent. Not 没有签意向书. */
export const isIntentSigned = (clause: Clause): boolean =>
  isIntentOnly(clause) && signed.test(lettersOf(clause.tokens));
