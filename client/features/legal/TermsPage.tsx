import { TextLink } from '../../ui/text/TextLink';
import { LegalText, BulletList, type Section } from './LegalText';

const sections: Section[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are between you and whoever runs this copy of Venturion, called “we” below. You accept them by
        making an account. If you do not, you can still read the pages that need no account.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <BulletList>
        <li>You are at least 16, and old enough where you live to agree to this.</li>
        <li>One person, one account. A company takes part through its people.</li>
        <li>Your name, role and past are true. Pretending to be somebody else ends the account.</li>
        <li>
          Keep your password to yourself. What is done with your account counts as done by you until you tell us
          otherwise.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'content',
    title: 'What you write stays yours',
    body: (
      <>
        <p>
          You keep every right in your posts, comments, messages, pictures, analyses and models. You let us store them,
          and show them to the people you chose, for as long as they stand here. That permission ends when you delete
          them, but for copies that others made with your consent.
        </p>
        <p>
          An idea written in a public post is public. Nothing here is a non-disclosure agreement, and reading a post
          obliges nobody.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <BulletList>
        <li>Harassment, threats, hatred, or publishing what others keep private.</li>
        <li>Spam, bulk requests, fake engagement, or selling accounts.</li>
        <li>Offers to invest that break the law, invented figures given as real ones, and fraud of any kind.</li>
        <li>What you have no right to publish: stolen code, copied pictures, confidential papers.</li>
        <li>Attacks on the service, or reading it by machine beyond the published interfaces and their limits.</li>
      </BulletList>
    ),
  },
  {
    id: 'moderation',
    title: 'When rules are broken',
    body: (
      <p>
        Anyone can block a person. We may hide or remove content and limit or end an account, in proportion to what
        happened. We say what we did and why, unless the law or somebody’s safety forbids it, and you may ask for a
        second look.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'Analyses and figures are not advice',
    body: (
      <p>
        Idea analyses, matches and financial models are calculated from what you enter and from stated assumptions. They
        can be wrong. They are no legal, tax or investment advice; check what matters with somebody who answers for it.
      </p>
    ),
  },
  {
    id: 'people',
    title: 'Between members',
    body: (
      <p>
        Jobs, partnerships and deals that begin here are between the people who make them. We check no references, hold
        no money, and take no share. Meet as carefully as you would meet anyone from the internet.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        We try to keep it running and your data safe, and promise neither without interruption. Parts may change or go;
        if something you rely on is to end, you hear of it at least 30 days before and can take your data with you.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We answer fully for intent and gross negligence, for harm to life and health, and wherever the law lets nobody
        exclude it. Beyond that we do not answer for indirect loss, such as profit or business that did not come about.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <p>
        Delete your account in the settings, at any time and without a reason. What happens then to your data stands
        under <TextLink to="/privacy#deletion">deletion</TextLink>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    body: (
      <>
        <p>
          The law of the place where the operator is established applies. If you are a consumer, the protections of the
          law where you live stay with you, and so does your right to go to a court there.
        </p>
        <p>
          If these terms change in a way that matters, you are told 30 days before and can leave instead. If one
          sentence turns out invalid, the others stand.
        </p>
      </>
    ),
  },
];

/** The terms of use. */
export function TermsPage() {
  return (
    <LegalText
      title="Terms"
      updated="20 November 2026"
      summary="Be a real person, be decent, publish only what is yours to publish. What you write stays yours. We keep the place running and take no part in your deals."
      sections={sections}
    />
  );
}
