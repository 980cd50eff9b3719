import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPractisedUnlicensed } from './practisedUnlicensed';

const isPractised = (text: string, language: string): boolean =>
  findPractisedUnlicensed(readText(text, language).clauses) !== undefined;

test.for([
  ['zh', '我在家给没有保险的人拔牙。我不是牙医。有20个人每人付了我50元。'],
  ['zh', '我在家给人拔牙。我没学过医。'],
  ['zh', '我在酒店房间给人打肉毒素。我不是医生。'],
  ['zh', '我给病人打针。我们当中没有医生。'],
  ['zh', '我在家给人纹身。我没受过培训。有20个人每人付了我50元。'],
  ['zh', '我给人家接电线。我不是电工。20位房主每人付了我50元。'],
  ['zh', '我收钱替租客打官司。我不是律师。有20个人每人付了我50元。'],
  ['zh', '我晚上开车拉人。我没有出租车证。有20个人每人付了我50元。'],
  ['en', 'I pull teeth at home. I am not a dentist. 20 people paid me 50 euros each.'],
  ['en', 'I wire houses. I am no electrician. 20 owners paid me 50 euros each.'],
])('work of a profession that the founder says not to have: %s %s', ([language, text]) =>
  expect(isPractised(text!, language!)).toBe(true),
);

test.for([
  ['zh', '我不是牙医，我们给牙医做软件。20位牙医每月付我们50元。'],
  ['zh', '我们的牙医有执照。我们上门给老人拔牙。20个人每人付了我们50元。'],
  ['zh', '我不是牙医，所以不拔牙。我把病人送到牙医那里。20个人每人付了我50元。'],
  ['zh', '我不是电工。我们给人家装充电桩，由持证电工接线。20位房主每人付了我们50元。'],
  ['zh', '我没学过医。我开发一个提醒打针的应用。20个人每人付了我50元。'],
  ['zh', '我打算给人拔牙。我不是牙医，正在找牙医合作。'],
  ['zh', '村里有人在家给人拔牙，他不是牙医。我们接送病人去医院。'],
  ['zh', '我在家教人做蛋糕。我没学过烘焙。20个人每人付了我50元。'],
  ['en', 'I am not a dentist. We make software for dentists. 20 dentists paid us 50 euros each.'],
  [
    'en',
    'We install sockets. We are not electricians, so a certified electrician does the wiring for 50 euros, already 20 times.',
  ],
])('another work, or who has the profession does it: %s %s', ([language, text]) =>
  expect(isPractised(text!, language!)).toBe(false),
);
