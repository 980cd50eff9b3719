import * as v from 'valibot';
import { boundedText } from '../../core/validation';

export const stages = ['EXPLORING', 'IDEA', 'PROTOTYPE', 'LAUNCHED', 'REVENUE', 'SCALING'] as const;
export type Stage = (typeof stages)[number];

export const needs = [
  'CO_FOUNDER',
  'TEAM',
  'CUSTOMERS',
  'INVESTORS',
  'ADVISORS',
  'PARTNERS',
  'FEEDBACK',
  'PEERS',
] as const;
export type Need = (typeof needs)[number];

export type Link = { label: string; url: string };

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const unique = (texts: string[]) =>
  texts.filter((text, index) => text !== '' && texts.findIndex((other) => sameText(other, text)) === index);

export const maxSkills = 20;

/** Skills, each once whatever its case. */
const skills = v.pipe(
  v.array(boundedText('A skill', 40), 'Skills must be a list.'),
  v.maxLength(200, 'That is too many skills.'),
  v.transform(unique),
  v.maxLength(maxSkills, `Name at most ${maxSkills} skills.`),
);

const hasLogin = ({ username, password }: URL) => username !== '' || password !== '';

/** A web address. Without a scheme it means https; any scheme but http and https is refused. */
const webAddress = v.pipe(
  v.string('Give the link’s address.'),
  v.trim(),
  v.maxLength(500, 'This address is too long.'),
  v.transform((text) =>
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text) ? text : `https://${text}`,
  ),
  v.check((text) => URL.canParse(text), 'This is not a web address.'),
  v.check(
    (text) => !URL.canParse(text) || /^https?:$/.test(new URL(text).protocol),
    'A web address begins with https:// or http://.',
  ),
  v.check(
    (text) => !URL.canParse(text) || !hasLogin(new URL(text)),
    'Leave the name and password out of the address: everybody can read it.',
  ),
  v.check(
    (text) => !URL.canParse(text) || /[^.]\.[^.]/.test(new URL(text).hostname),
    'This address leads nowhere that others can reach. Give one like example.com.',
  ),
  v.transform((text) => new URL(text).href),
);

export const maxLinks = 5;
const link = v.object({ label: v.optional(boundedText('The label', 40), ''), url: webAddress });

export const updateProfileInput = v.strictObject(
  {
    displayName: v.nullish(v.pipe(boundedText('The name', 64), v.minLength(1, 'Give a name to show.'))),
    headline: v.nullish(boundedText('The headline', 220)),
    bio: v.nullish(boundedText('The bio', 2_600)),
    location: v.nullish(boundedText('The place', 100)),
    skills: v.nullish(skills),
    /** Null takes it back. */
    stage: v.nullish(v.picklist(stages, `The stage must be one of ${stages.join(', ')}.`)),
    lookingFor: v.nullish(
      v.pipe(
        v.array(v.picklist(needs, `Choose among ${needs.join(', ')}.`), 'What you look for must be a list.'),
        v.transform((chosen) => [...new Set(chosen)]),
      ),
    ),
    lookingForNote: v.nullish(boundedText('The note', 300)),
    links: v.nullish(
      v.pipe(v.array(link, 'Links must be a list.'), v.maxLength(maxLinks, `Give at most ${maxLinks} links.`)),
    ),
    /** Addresses of uploaded pictures; null takes the picture away. `avatar` is the published contract's other name. */
    avatarUrl: v.nullish(v.string('The picture must be an address.')),
    avatar: v.nullish(v.string('The picture must be an address.')),
    coverImageUrl: v.nullish(v.string('The picture must be an address.')),
  },
  'This is no part of a profile that can be changed here.',
);
