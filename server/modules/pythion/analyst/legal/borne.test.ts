import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isBorne } from './borne';

const isRead = (text: string, language: string): boolean => isBorne(readText(text, language).clauses);

test.each([
  ['The van and the stones take about 540 a month off me, so hardly anything is left.', 'en'],
  ['The tax office takes a fifth of what we earn.', 'en'],
  ['Petrol and insurance take 300 a month, so nothing is left for me.', 'en'],
  ['La cuota de autónomo, la furgoneta y las piedras se me llevan unos 540 al mes, así que casi no queda nada.', 'es'],
  ['El local y la luz me cuestan 800 al mes y casi no me queda nada.', 'es'],
  ['Der Bus und die Steine nehmen mir 540 im Monat weg, es bleibt fast nichts übrig.', 'de'],
  ['Dogs bite the postmen here, and we sell gaiters.', 'en'],
  ['Ticks bite children in the park, and we sell long socks.', 'en'],
  ['Hunde beißen Postboten, und wir verkaufen Gamaschen.', 'de'],
  ['蚊子咬孩子,我们卖蚊帐。', 'zh'],
])('a cost of ours, and what animals do: %s', (text, language) => expect(isRead(text, language)).toBe(true));

test.each([
  ["The rent takes all I earn, so I copy the tenants' keys.", 'en'],
  ["The bank takes the pensioners' savings and gives us a share.", 'en'],
  ['We take 540 a month off the pensioners, and nothing is left for them.', 'en'],
  ['The app takes half of what they earn, and they see nothing of it.', 'en'],
  ['Our skimmer takes a third of every sale.', 'en'],
  ['The bot takes the rest for us.', 'en'],
  ['Our dogs bite trespassers, and we sell tickets.', 'en'],
  ['Dogs bite the postmen, and we sell the videos.', 'en'],
  ['We set dogs on the tenants so that they bite them.', 'en'],
  ['Nos llevamos las joyas de los ancianos y casi no queda nada.', 'es'],
  ['La gasolina me cuesta 540 al mes, así que cobro a los ancianos por nada.', 'es'],
  ['狗咬邮递员,我们卖视频给客人。', 'zh'],
  ['蛇咬小孩,我们卖蛇毒粉。', 'zh'],
  ['Our malware takes everything, nothing is left, and we earn from it.', 'en'],
  ['Trained rats rob shops, and we sell what they bring.', 'en'],
  ['Guard dogs bite thieves, and we sell the teeth.', 'en'],
])('an act of ours, or taken from others: %s', (text, language) => expect(isRead(text, language)).toBe(false));
