import type { Clause } from '../../text/clause';
import { writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hanNumber, hanUnit } from '../customers/hanCounts';
import { isFact } from '../claim';

const seen = {
  en: '(?:read|saw|got|received|picked up|took|heard|watched|opened)',
  es: '(?:leyeron|vieron|recibieron|abrieron)',
};
const notice = {
  en: '(?:notices?|notes?|flyers?|leaflets?|posters?|ads?|adverts?|cards?|letters?|e-?mails?|newsletters?|posts?|videos?|talks?|brochures?|vouchers?)',
  de: '\\S*(?:aushang|aushänge|zettel|flyer|anzeigen?|karten?|briefe?|mails?|beitrag|video|plakate?|gutscheine?)',
  es: '(?:avisos?|folletos?|anuncios?|carteles|cartel|cartas?|correos?|vídeos?|mensajes?|tarjetas?|vales?)',
};

/** "14 of 60 skippers who read our notice at the marina booked a cleaning": how many of those whom a notice reached came. */
const responses = [
  ` [1-9]\\d* (?:of|out of) (?:the )?\\d+ (?:\\S+ ){0,4}?(?:who|that) ${seen.en} (?:our|my) (?:\\S+ ){0,2}?${notice.en} (?:\\S+ ){0,6}?(?:booked|came|called|rang|ordered|bought|signed up|subscribed|wrote(?! to (?:unsubscribe|complain))|replied|answered|joined)(?= )`,
  ` [1-9]\\d* (?:von|der|aus) (?:den |die )?\\d+ (?:\\S+ ){0,3}?, die (?:unser\\S*|mein\\S*) (?:\\S+ ){0,2}?${notice.de} (?:\\S+ ){0,4}?(?:gelesen|gesehen|bekommen|geöffnet|sahen|lasen|bekamen) (?:\\S+ ){0,6}?(?:gebucht|gekommen|bestellt|gekauft|geschrieben|angerufen|kamen|buchten|bestellten|kauften|riefen|meldeten|schrieben)(?= )`,
  ` [1-9]\\d* de (?:l[oa]s )?\\d+ (?:\\S+ ){0,3}?que ${seen.es} (?:nuestr[oa]s?|mis?) (?:\\S+ ){0,1}?${notice.es} (?:\\S+ ){0,5}?(?:reservaron|vinieron|llamaron|pidieron|compraron|se apuntaron|respondieron|escribieron)(?= )`,
].map((source) => new RegExp(source));
const responseInChinese = new RegExp(
  `(?:看到|看了|看过|收到)(?:了)?我们的?[^,，。;\\d]{0,6}(?:传单|海报|通知|广告|视频|邮件|帖子|优惠券)的(?:${hanNumber})${hanUnit}[^。;]{0,10}(?:有)?(?:${hanNumber})${hanUnit}[^,，。;]{0,6}(?:预约|预订|下单|来了|报名|打了?电话|买了|订了|咨询)`,
  'u',
);

/** Whether a clause tells how many of those who saw a notice of ours came, called or bought. */
export const isNoticeResponse = memoise((clause: Clause): boolean => {
  if (!isFact(clause) || clause.isNobody || !clause.quantities.some(({ kind }) => kind === 'count')) return false;
  const { context, sentence } = clause;
  const words = writtenInFigures(context, sentence.isLatin);
  return sentence.isLatin
    ? / (?:our|my|unser\S*|mein\S*|nuestr\S+|mis?) /.test(words) && responses.some((pattern) => pattern.test(words))
    : responseInChinese.test(words);
});
