import type { Concept } from '../lexicon/lexicon';

/**
 * A harmful act: what is done, to what or whom, and how. A frame fits a clause of ours that states all of its parts. The
 * noun alone never fits: crime and remedy share it.
 */
export type Frame = {
  id: string;
  /** Named in the report. */
  reason: string;
  /** One of these concepts for each part. The first part is what a remedy would have to govern. */
  parts: readonly (readonly Concept[])[];
  /** The first part must be a verb, as in "we steal", not "a steal". */
  isVerb?: boolean;
  /** The first part must be governed by an act of ours that stands before it. */
  isObject?: boolean;
  /** The first part describes a thing, as in "stolen cards", not what happened to it: "cards were stolen". */
  isAttribute?: boolean;
  /** Words of the first part that mean something else. */
  not?: RegExp;
  /** The first part isn't the first half of a compound. */
  isHead?: boolean;
  /** Consent of the target makes it harmless. */
  isConsentable?: boolean;
  /** A license together with consent makes it harmless. */
  isLicensable?: boolean;
  /** Where the other parts may stand, beyond the clause. */
  reach?: 'sentence' | 'next';
};

export const frames: readonly Frame[] = [
  { id: 'self-harm', reason: 'it endangers people', parts: [['selfHarm'], ['encourage']], reach: 'sentence' },
  {
    id: 'clone',
    reason: 'it passes off one person as another',
    parts: [['clone'], ['private'], ['people', 'target']],
    isVerb: true,
    isConsentable: true,
  },
  {
    id: 'trade in access',
    reason: 'it trades in what is other people’s own',
    parts: [['private'], ['outsider'], ['makeAct']],
    isObject: true,
    isHead: true,
    isConsentable: true,
  },
  { id: 'hidden change', reason: 'it falsifies what others rely on', parts: [['covert'], ['alter'], ['measure']] },
  {
    id: 'concealment',
    reason: 'it hides a danger from those whom it concerns',
    parts: [['conceal'], ['defect'], ['people', 'target']],
    isVerb: true,
  },
  { id: 'pollution', reason: 'it endangers others', parts: [['pollute'], ['poison']], isVerb: true },
  { id: 'tampering', reason: 'it falsifies what others rely on', parts: [['tamper'], ['measure']], isVerb: true },
  {
    id: 'unguarded contact',
    reason: 'it endangers children',
    parts: [['adult'], ['minor'], ['contact']],
    reach: 'sentence',
  },
  {
    id: 'violence',
    reason: 'it hurts people',
    parts: [['hurt'], ['people', 'target']],
    isVerb: true,
    // "What we charge them" is a price, and "we skin foxes" a craft.
    not: /^(?:charge|skin)$/,
    isConsentable: true,
  },
  { id: 'deceive', reason: 'it deceives people', parts: [['deceive']], isVerb: true },
  { id: 'rob', reason: 'it takes what belongs to others', parts: [['rob']], isVerb: true, isConsentable: true },
  {
    id: 'fake',
    reason: 'it passes off something false as real',
    parts: [['fake'], ['unreal'], ['makeAct']],
    isAttribute: true,
    reach: 'next',
  },
  { id: 'false claim', reason: 'it promises or claims what is not true', parts: [['ownWork']] },
  {
    id: 'cheating',
    reason: 'it helps people cheat',
    parts: [['cheat'], ['ownWork', 'asTheirs'], ['makeAct']],
    reach: 'next',
  },
  { id: 'ponzi', reason: 'it pays early members with the money of later ones', parts: [['ponzi']] },
  { id: 'stolen', reason: 'it trades in what was stolen', parts: [['stolen']], isAttribute: true },
  {
    id: 'malware',
    reason: 'it spreads software that harms its users',
    parts: [['exploit'], ['makeAct', 'target', 'product']],
  },
  {
    id: 'spying',
    reason: 'people are watched without their consent',
    parts: [['spy'], ['target', 'private', 'people']],
    isVerb: true,
    // "Our haunted house".
    not: /^haunt$/,
    isConsentable: true,
  },
  {
    id: 'no consent',
    reason: 'it acts on people without their consent',
    parts: [['covert'], ['watch', 'takeAct', 'makeAct'], ['private', 'target', 'people']],
    reach: 'next',
  },
  {
    id: 'intimate',
    reason: 'it makes intimate pictures of people without their consent',
    parts: [['intimate'], ['target', 'private']],
    isObject: true,
    isConsentable: true,
  },
  {
    id: 'discrimination',
    reason: 'it treats people differently for what they are',
    parts: [['reject'], ['protected'], ['people', 'target', 'protected']],
    isVerb: true,
    reach: 'sentence',
  },
  { id: 'minors', reason: 'it endangers children', parts: [['adultGood'], ['minor']], isObject: true, reach: 'next' },
  {
    id: 'contraband',
    reason: 'it trades in what is forbidden',
    parts: [['contraband']],
    isObject: true,
    isLicensable: true,
  },
  { id: 'evasion', reason: 'it avoids a law or a check', parts: [['evade'], ['rule']], isVerb: true },
  {
    id: 'bondage',
    reason: 'it holds on to what belongs to others',
    parts: [['withhold'], ['belonging'], ['people', 'target']],
    isVerb: true,
    reach: 'next',
  },
];

/** Acts that need a license, by verb and object. The verb alone suffices where no object is given. */
export const regulatedActs: readonly { field: string; words: ReadonlySet<string>; objects?: RegExp }[] = [
  {
    field: 'lending',
    words: new Set([
      'lend',
      'loan',
      'credit',
      'kreditieren',
      'kreditiere',
      'kreditiert',
      'kreditierte',
      'kreditierten',
      'kreditierung',
      '贷款',
      '借钱',
    ]),
    objects:
      /^(?:money|dollar|euro|loan|credit|cash|capital|pound|shilling|[$€£¥₹]|dólar|euros|them|worker|people|元|钱)$/,
  },
  { field: 'insurance', words: new Set(['insure', 'underwrite', 'versichern', 'aseguramos']) },
  {
    field: 'medicine',
    words: new Set(['prescribe', 'diagnose', 'diagnosis', 'verschreiben', 'recetar', '开药', '诊断']),
  },
  {
    field: 'medicine',
    words: new Set(['treat', 'sell', 'deliver', 'make', 'offer', 'provide', 'inject']),
    objects:
      /^(?:patient|medicine|vaccine|medication|injection|surgery|addict|insulin|antibiotic|psychotherapy|medikament|prosthesis|implant)$/,
  },
  {
    field: 'medical devices',
    words: new Set(['medical_device', 'implant', 'prosthesis', 'pacemaker', 'ventilator', 'defibrillator']),
  },
  {
    field: 'gambling',
    words: new Set([
      'bet',
      'gamble',
      'betting',
      'gambling',
      'casino',
      'wager',
      'lottery',
      'glücksspiel',
      'apuestas',
      '赌博',
    ]),
  },
  {
    field: 'payments',
    words: new Set(['hold', 'keep', 'transfer', 'exchange']),
    objects: /^(?:deposit|saving|cryptocurrency|crypto|wallet)$/,
  },
  {
    field: 'investments',
    words: new Set(['invest', 'manage']),
    objects: /^(?:saving|portfolio|pension|securities|fund)$/,
  },
  {
    field: 'weapons',
    words: new Set(['sell', 'make', 'print', 'deliver']),
    objects: /^(?:gun|firearm|weapon|rifle|ammunition)$/,
  },
  {
    field: 'alcohol and drugs',
    words: new Set(['sell', 'brew', 'deliver', 'distil', 'grow']),
    objects: /^(?:alcohol|beer|wine|spirit|cannabis|tobacco|vape|whisky|gin|cigarette)$/,
  },
  { field: 'child care', words: new Set(['daycare', 'childcare', 'kita', 'babysit', 'babysitting']) },
];

/** Those whose customers are harmed by serving them. */
export const criminalClients =
  /^(?:scammer|fraudster|thief|burglar|smuggler|trafficker|counterfeiter|blackmailer|pickpocket|stalker|poacher|forger|gang|betrüger|dieb|estafador|ladrón)$/;
