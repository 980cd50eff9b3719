import type { Concept } from '../lexicon/lexicon';

/**
 * A harmful deed: an act, what or whom it is done to, and the manner that makes it harmful. All parts stand in one sentence
 * of ours. The act comes first; `object` must follow it closely.
 */
export type Deed = {
  id: string;
  reason: string;
  act?: readonly Concept[];
  object?: readonly Concept[];
  parts: readonly (readonly Concept[])[];
  /** Nothing stands between the act and its object: not "bicycles from boys". */
  isDirect?: boolean;
  /** Somebody must be named. */
  needsPerson?: boolean;
  isConsentable?: boolean;
  /** A license together with consent makes it harmless. */
  isLicensable?: boolean;
  /** A craft, unless it is done to a living animal: "we skin and cut the deer that hunters bring us", not "skin them alive". */
  craft?: RegExp;
  /** The act separates a thing from its place: "off", "from", "out of". */
  isAway?: boolean;
};

export const deeds: readonly Deed[] = [
  {
    id: 'unaware',
    reason: 'it acts on people without their knowledge or consent',
    parts: [['unaware']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'night theft',
    reason: 'it takes what belongs to others',
    act: ['detach'],
    parts: [['stealth']],
    isConsentable: true,
    isAway: true,
  },
  {
    id: 'intrusion',
    reason: 'it gets at what is not open to it',
    act: ['getAt'],
    parts: [['stealth'], ['credential', 'private', 'exam', 'belonging']],
    isConsentable: true,
  },
  {
    id: 'unpaid use',
    reason: 'it takes what others pay for',
    parts: [['utility'], ['unpaid']],
  },
  { id: 'bypass', reason: 'it avoids a law or a check', parts: [['bypass']] },
  {
    id: 'lent credential',
    reason: 'it lets people without the skill pass for those who have it',
    act: ['lendAct'],
    parts: [['credential', 'license'], ['unqualified']],
  },
  {
    id: 'fabrication',
    reason: 'it passes off something false as real',
    act: ['fabricate'],
    object: ['unreal', 'record', 'measure'],
    parts: [],
  },
  {
    id: 'unexamined',
    reason: 'it passes off something false as real',
    act: ['makeAct', 'lendAct', 'sell', 'offer'],
    object: ['unreal', 'credential'],
    parts: [['unexamined']],
  },
  {
    id: 'protected place',
    reason: 'it takes what belongs to others',
    act: ['detach'],
    parts: [['sanctuary'], ['sell', 'tradeAct', 'stealth']],
    isConsentable: true,
  },
  {
    id: 'private sphere',
    reason: 'people are watched without their consent',
    act: ['watch', 'getAt'],
    parts: [['intimateAct']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'private things',
    reason: 'it gets at what is not open to it',
    act: ['watch', 'getAt'],
    object: ['genitive'],
    parts: [['genitive'], ['sell', 'tradeAct']],
    isConsentable: true,
  },
  {
    id: 'pollution',
    reason: 'it endangers others',
    act: ['pollute', 'detach', 'putIn'],
    parts: [['nature'], ['residue']],
  },
  {
    id: 'taken from others',
    reason: 'it takes what belongs to others',
    act: ['takeAct', 'detach'],
    parts: [['othersThing'], ['sell', 'tradeAct']],
    isConsentable: true,
  },
  {
    id: 'data taken from others',
    reason: 'it takes what belongs to others',
    act: ['detach'],
    object: ['private'],
    parts: [['private'], ['sell', 'tradeAct']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'impersonation',
    reason: 'it passes off one person as another',
    act: ['contact'],
    parts: [['posed']],
  },
  {
    id: 'pain',
    reason: 'it makes animals suffer',
    act: ['cruelty', 'detach'],
    object: ['animal'],
    parts: [['unrelieved']],
  },
  {
    id: 'abuse of weakness',
    reason: 'it takes what belongs to others',
    act: ['persuade'],
    parts: [
      ['trait', 'minor'],
      ['lendAct', 'give'],
    ],
    needsPerson: true,
  },
  {
    id: 'covered theft',
    reason: 'it takes what belongs to others',
    act: ['detach', 'takeAct'],
    parts: [['fake'], ['credential', 'idMark', 'safeguard']],
    isAway: true,
  },
  {
    id: 'child work',
    reason: 'it makes children work',
    act: ['childWork', 'pay', 'takeAct', 'makeAct', 'offer'],
    object: ['childAtWork'],
    parts: [],
  },
  {
    id: 'animal fight',
    reason: 'it makes animals suffer',
    act: ['pitAct'],
    object: ['animal'],
    parts: [['adultGood']],
  },
  {
    id: 'stand-in',
    reason: 'it passes off one person as another',
    act: ['sitAct'],
    object: ['exam', 'cheat'],
    parts: [['standIn']],
  },
  {
    id: 'trafficking',
    reason: 'it trades in human beings',
    act: ['tradeAct', 'pay'],
    object: ['humanGood'],
    isDirect: true,
    parts: [],
    isLicensable: true,
  },
  {
    id: 'cruelty',
    reason: 'it makes animals suffer',
    act: ['cruelty'],
    object: ['animal'],
    parts: [],
    craft: /^skin$/,
  },
  {
    id: 'drugging',
    reason: 'it endangers people',
    act: ['putIn'],
    object: ['drug', 'mealNoun'],
    parts: [['drug'], ['mealNoun']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'lost evidence',
    reason: 'it takes from people what proves their right',
    act: ['destroy'],
    object: ['record'],
    parts: [['shutOut', 'rightful']],
  },
  {
    id: 'disabled safety',
    reason: 'it endangers people',
    act: ['disable'],
    object: ['safeguard'],
    parts: [],
    isConsentable: true,
  },
  {
    id: 'erased mark',
    reason: 'it hides whose a thing is',
    act: ['destroy', 'detach'],
    object: ['idMark'],
    parts: [],
  },
  {
    id: 'false origin',
    reason: 'it passes off something false as real',
    act: ['sell', 'makeAct', 'putIn', 'relabel'],
    parts: [['soldAs']],
  },
  {
    id: 'denied right',
    reason: 'it denies people what is theirs',
    act: ['shutOut'],
    object: ['rightful'],
    parts: [],
  },
  {
    id: 'exclusion',
    reason: 'it treats people differently for what they are',
    act: ['shutOut'],
    parts: [['trait']],
    needsPerson: true,
  },
];
