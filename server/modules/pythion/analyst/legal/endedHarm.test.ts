import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  ['en', 'A detector that finds a tracker which your ex has slipped into your handbag without you knowing.'],
  ['en', 'We find trackers that a stalker has hidden in a woman’s car without her knowing.'],
  ['en', 'I help hairdressers get five-star reviews written under invented names taken down, 4 pounds each.'],
  ['en', 'I report five-star reviews written under invented names to the platform.'],
  ['en', 'We protect the router so that the landlord can’t read the tenants’ private messages.'],
  ['en', 'We fit locks so that burglars can’t break in while the owners are away.'],
  ['en', 'We catch people who sell exam answers to nursing students an hour before the test.'],
  ['de', 'Wir finden Peilsender, die der Ex heimlich in die Handtasche gesteckt hat.'],
  ['es', 'Buscamos rastreadores que un ex ha escondido en el bolso sin que ella lo sepa.'],
  [
    'es',
    'Cambiamos las cerraduras de los pisos para que nadie con llaves copiadas entre a robar cuando los dueños no están.',
  ],
  ['es', 'Ayudamos a inmigrantes sin papeles a los que no les pagaron las últimas semanas.'],
  ['zh', '我们帮女性找出前男友偷偷放在包里的定位器。'],
  ['zh', '我们提醒老人，一旦银行卡被别人偷偷取钱就打电话给他。'],
  ['zh', '有了我们的回收车，工厂不用再偷偷倒废油。'],
  ['zh', '我们收病死猪，送去政府指定的厂无害化处理，养殖户不用再偷偷埋掉。'],
])('what we find, stop or prevent is no act of ours, %s: %s', (language, text) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.each([
  ['en', 'A collar tracker you slip into your ex’s handbag so that you always know where she is without her knowing.'],
  ['en', 'I write five-star reviews for hairdressers under invented names, 4 pounds each.'],
  [
    'en',
    'Landlords pay us to read tenants’ private messages through the router so that they know who is behind with rent.',
  ],
  ['en', 'We sell exam answers to nursing students an hour before the test.'],
  [
    'en',
    'We find trackers that a stalker has hidden in a car and sell the woman’s position to him without her knowing.',
  ],
  ['es', 'Contratamos a inmigrantes sin papeles y no les pagamos las últimas semanas.'],
  ['zh', '我们帮男人把定位器偷偷放在前女友的包里。'],
])('the act itself fails, %s: %s', (language, text) => expect(legalOf(text, language)).toBe('fail'));
