import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string) => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  'Phishing drills for banks. With their consent we send fake phishing mails to the staff.',
  'Phishing drills for care homes. The home signs a consent form and staff are told. We send fake phishing mails to the staff.',
  'Phishing simulations for banks who order them. We send fake phishing mails to the staff, and teach those who click.',
])('a security test that was ordered is no deceit: %s', (text) => expect(legalOf(text)).toBe('pass'));

test.each([
  'We send fake phishing mails to bank customers and keep what they type.',
  'We send fake phishing mails to the staff of banks without their consent and keep what they type.',
  'We send fake phishing mails to the staff of banks. Twelve gangs order passwords from us each month.',
  'Phishing training for banks. We send fake phishing mails to the staff, keep the passwords that they type and sell them.',
])('a real attack is deceit: %s', (text) => expect(legalOf(text)).toBe('fail'));
