import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.for([
  ['en', 'We make a card game where players steal each other’s sheep. It costs 20 euros.'],
  ['en', 'Our escape room lets guests steal a diamond. A group pays 90 euros.'],
  ['en', 'Our video game lets players kill zombies. It costs 12 euros.'],
  ['en', 'Our murder mystery night lets guests poison the count. A ticket costs 30 euros.'],
  ['en', 'In our novel a gang robs a bank. It costs 12 euros and 300 people bought it.'],
  ['de', 'In unserem Escape-Room stehlen die Gäste einen Diamanten. Eine Gruppe zahlt 90 Euro.'],
  ['de', 'In unserem Kartenspiel betrügen die Spieler einander und stehlen Schafe. Es kostet 12 Euro.'],
  ['es', 'En nuestra sala de escape los jugadores roban un diamante. Un grupo paga 90 euros.'],
  ['es', 'En nuestro juego los piratas roban barcos. Cuesta 9 euros.'],
  ['zh', '我们的剧本杀里玩家偷钻石。每人100元。'],
  ['zh', '我们的桌游里两个帮派互相偷金币。每盒100元,卖了400盒。'],
  ['zh', '我们做桌游,玩家互相骗和偷金币。每盒80元。'],
] as const)('%s: what is only played harms nobody: %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', 'In our app players bet real money and steal it from others. It costs 9 euros.'],
  ['en', 'Our game hacks the phone of the players. We sell what we find.'],
  ['en', 'Our game secretly records the players and sells the recordings. It costs 9 euros.'],
  ['en', 'We make a game where we steal the passwords of the players. It costs 9 euros.'],
  ['de', 'Wir stehlen mit einem Spiel die Daten der Spieler. Es kostet 9 Euro.'],
  ['zh', '我们的游戏偷玩家的密码。每份卖20元。'],
] as const)('%s: a game that takes what is real is harm: %s', ([language, text]) =>
  expect(legalOf(text, language)).toBe('fail'),
);
