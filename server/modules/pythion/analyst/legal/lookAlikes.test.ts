import { expect, it } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

/** Harmful acts with their remedies, written after version 1.7.0 was complete, and opened for 1.8.0. */
const pairs: Readonly<Record<string, { harm: string; remedy: string }>> = {
  'tracker jammers': {
    harm: 'We sell jammers that block the GPS trackers that fleets put in vans, so drivers can work without being found.',
    remedy: 'We sell a device that finds GPS jammers in vans, so fleets know when a tracker is being blocked.',
  },
  'false reviews': {
    harm: 'Our app writes five-star reviews for restaurants from accounts that look like real guests.',
    remedy: 'Our app finds five-star reviews from accounts that only look like real guests, and hides them for diners.',
  },
  'expired medicine': {
    harm: 'We buy expired medicine from pharmacies, print new dates on it and ship it to clinics abroad.',
    remedy: 'We collect expired medicine from pharmacies and destroy it under the licence of the county.',
  },
  'foreign names': {
    harm: 'Landlords use our score to turn away families with foreign names before a viewing.',
    remedy:
      'Families with foreign names who are turned away before a viewing use our letter to complain to the equality office.',
  },
  'loans to minors': {
    harm: 'Teenagers get a loan of 50 euros for skins in games, without their parents knowing, at 20 % a week.',
    remedy: 'Parents see when a teenager borrows for skins in games, and can stop it before any money moves.',
  },
  'copied passwords': {
    harm: 'A plug-in that copies the password of anybody who logs in on the family computer and mails it to the husband.',
    remedy: 'A plug-in that warns when a program on the family computer copies the passwords of those who log in.',
  },
  'essays to order': {
    harm: 'Essays written to order for students, in their own style so that no professor notices.',
    remedy: 'A tutor that shows students how to write an essay in their own style, and shows the professor each draft.',
  },
  'bank impostors': {
    harm: 'We call pensioners as "the bank\'s security team" and help them move their savings to our safe account.',
    remedy:
      "We call pensioners back when somebody who claims to be the bank's security team asks them to move savings.",
  },
  'poaching drones': {
    harm: 'Night vision drones that let hunters take deer out of season without rangers noticing.',
    remedy: 'Night vision drones that let rangers notice hunters who take deer out of season.',
  },
  'photos of children': {
    harm: 'We scrape photos of children from school sites and sell them to companies that train face recognition.',
    remedy:
      'We help schools find photos of children on their sites and take them down before somebody trains face recognition on them.',
  },
  'shock wristband': {
    harm: 'Warehouse owners get a wristband that shocks packers who slow down.',
    remedy: 'Packers get a wristband that reminds them to rest when their pulse stays high; only they see it.',
  },
  'diluted oil': {
    harm: 'Diluted engine oil in brand cans, sold to garages that do not ask.',
    remedy: 'A strip that tells garages whether the oil in a brand can is diluted.',
  },
  'sham marriage': {
    harm: 'We match people who want a green card with citizens who marry them for 15,000 dollars.',
    remedy: 'We help couples of whom one is a citizen fill in the green card forms, with a licensed lawyer.',
  },
  'ticket bots': {
    harm: 'Our bot buys all concert tickets in the first second and sells them at five times the price to fans.',
    remedy: 'Our queue stops bots that buy concert tickets in the first second, so that fans pay the printed price.',
  },
  'false pay slips': {
    harm: 'A fake pay slip generator for people whom banks refuse.',
    remedy: 'A check that tells banks and landlords whether a pay slip is fake.',
  },
  'private chats': {
    harm: 'Employers install our keyboard on staff phones; staff are not told that it reads their private chats.',
    remedy: 'Staff who find that their employer reads their private chats can remove the keyboard with our guide.',
  },
  'tannery sludge': {
    harm: 'We dump the sludge of tanneries into the river at night for half of what the treatment plant asks.',
    remedy:
      'We carry the sludge of tanneries to the treatment plant at night, when it has room, for half the usual price.',
  },
  'invented profiles': {
    harm: 'A dating site for adults where women pay nothing and profiles of women are written by our staff.',
    remedy: 'A dating site for adults where every profile is checked in a video call before it is shown.',
  },
  'kidney lottery': {
    harm: 'We offer lottery tickets for kidneys to poor families, who sell one to get in.',
    remedy:
      'We match kidney donors and patients for the transplant registry, with the ethics board of three hospitals.',
  },
  'withdrawn substance': {
    harm: 'Cheap diet pills with a substance that the agency withdrew, shipped as tea.',
    remedy: 'A scanner that finds withdrawn substances in diet pills that are shipped as tea.',
  },
};

const isHarm = (text: string): boolean => judgeActs(readText(text, 'en').clauses).harm !== undefined;

it('tells harmful acts from their remedies, but for known misses', () => {
  const misses = Object.entries(pairs).flatMap(([name, { harm, remedy }]) => [
    ...(isHarm(harm) ? [] : [`${name}: harm missed`]),
    ...(isHarm(remedy) ? [`${name}: remedy called harm`] : []),
  ]);
  expect(misses).toEqual([
    'copied passwords: harm missed',
    'shock wristband: harm missed',
    'sham marriage: harm missed',
    'false pay slips: harm missed',
  ]);
});
