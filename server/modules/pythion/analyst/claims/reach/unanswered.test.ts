import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const reachOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'reach')?.state;

test.each([
  'Nobody answers the phone in small law firms after six. We answer calls for 12 firms, which pay 300 dollars a month.',
  'Nobody picks up the phone at small clinics in Leeds in the evening. Our assistant takes the calls.',
  'No one takes calls in bike shops on Mondays. Our assistant takes them.',
  'In kleinen Kanzleien geht nach sechs niemand ans Telefon. Unser Assistent nimmt die Anrufe an.',
  'Nadie contesta el teléfono en los despachos pequeños después de las seis. Nuestro asistente atiende las llamadas.',
  '小律师事务所六点以后没人接电话。我们的助手接电话。',
])('where nobody answers the phone is a trouble, and customers can be found: %s', (text) => {
  expect(reachOf(text)).not.toBe('fail');
});

test.each([
  'We sell to beekeepers. They stand on no list, answer neither post nor telephone.',
  'We sell scales to beekeepers. We phoned 60 of them and nobody answered the phone. They cannot be found.',
])('who answers no way of ours is not reached: %s', (text) => {
  expect(reachOf(text)).toBe('fail');
});
