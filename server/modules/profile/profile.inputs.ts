import * as v from 'valibot';
import { profileLimits } from '../../../shared/contracts/profile';
import { boundedText } from '../../core/validation';
import { pictureUrl } from '../media/media.inputs';

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

const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const removeDuplicates = (texts: string[]) =>
  texts.filter((text, index) => text !== '' && texts.findIndex((other) => equalsIgnoringCase(other, text)) === index);

/** Bounds the work of removing duplicates, before the limit of distinct skills is checked. */
const maxSubmittedSkills = 200;

/** Skills without duplicates; case does not distinguish them. */
export const skills = v.pipe(
  v.array(boundedText('A skill', profileLimits.skill), 'Skills must be a list.'),
  v.maxLength(maxSubmittedSkills, 'You’ve added too many skills.'),
  v.description(`At most ${profileLimits.skills} distinct skills.`),
  v.transform(removeDuplicates),
  v.maxLength(profileLimits.skills, `You can add up to ${profileLimits.skills} skills.`),
);

const hasCredentials = ({ username, password }: URL) => username !== '' || password !== '';

/** A web address. Without a scheme it is https; schemes other than http and https are rejected. */
export const webAddress = v.pipe(
  v.string('Enter a URL.'),
  v.description('An http or https URL; without a scheme it is https.'),
  v.trim(),
  v.maxLength(500, 'This URL is too long.'),
  v.transform((text) =>
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text) ? text : `https://${text}`,
  ),
  v.check((text) => URL.canParse(text), 'Enter a valid URL.'),
  v.check(
    (text) => !URL.canParse(text) || /^https?:$/.test(new URL(text).protocol),
    'URLs start with https:// or http://.',
  ),
  v.check(
    (text) => !URL.canParse(text) || !hasCredentials(new URL(text)),
    'Remove the username and password from the URL. Everyone can see it.',
  ),
  v.check(
    (text) => !URL.canParse(text) || /[^.]\.[^.]/.test(new URL(text).hostname),
    'Others can’t open this URL. Use one like example.com.',
  ),
  v.transform((text) => new URL(text).href),
);

const link = v.object({ label: v.optional(boundedText('The label', profileLimits.linkLabel), ''), url: webAddress });

export const updateProfileInput = v.strictObject(
  {
    displayName: v.nullish(
      v.pipe(boundedText('The name', profileLimits.displayName), v.minLength(1, 'Enter your name.')),
    ),
    headline: v.nullish(boundedText('The headline', profileLimits.headline)),
    bio: v.nullish(boundedText('The bio', profileLimits.bio)),
    location: v.nullish(boundedText('Location', profileLimits.location)),
    skills: v.nullish(skills),
    stage: v.nullish(
      v.pipe(
        v.picklist(stages, `The stage must be one of ${stages.join(', ')}.`),
        v.description('How far the startup is; null removes it.'),
      ),
    ),
    lookingFor: v.nullish(
      v.pipe(
        v.array(v.picklist(needs, `Choose from ${needs.join(', ')}.`), 'What you look for must be a list.'),
        v.description('What you look for.'),
        v.transform((selected) => [...new Set(selected)]),
      ),
    ),
    lookingForNote: v.nullish(boundedText('The note', profileLimits.lookingForNote)),
    links: v.nullish(
      v.pipe(
        v.array(link, 'Links must be a list.'),
        v.maxLength(profileLimits.links, `You can add up to ${profileLimits.links} links.`),
        v.description('Web addresses, in order.'),
      ),
    ),
    /** URLs of uploaded pictures; null removes the picture. `avatar` is the published contract's name of `avatarUrl`. */
    avatarUrl: v.nullish(pictureUrl('avatar')),
    avatar: v.nullish(pictureUrl('avatar')),
    coverImageUrl: v.nullish(pictureUrl('cover')),
  },
  'This profile field can’t be changed here.',
);
