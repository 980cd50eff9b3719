import { TextLink } from '../../ui/text/TextLink';
import { LegalText, BulletList, type Section } from './LegalText';

const sections: Section[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and the operator of this copy of Venturion (“we”). By creating an
        account, you accept them. If you don’t accept them, you can still view the pages that don’t need an account.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <BulletList>
        <li>You must be at least 16 and old enough where you live to agree to these terms.</li>
        <li>One account per person. Companies take part through their people.</li>
        <li>Your name, role and background must be true. If you impersonate someone else, we’ll close your account.</li>
        <li>
          Keep your password private. You’re responsible for what happens in your account until you tell us that someone
          else is using it.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'content',
    title: 'You own your content',
    body: (
      <>
        <p>
          You keep all rights to your posts, comments, messages, pictures, analyses and models. You give us permission
          to store them and show them to the people you choose for as long as they’re on Venturion. That permission ends
          when you delete them, except for copies that others made with your consent.
        </p>
        <p>
          An idea you share in a public post is public. Nothing here is a non-disclosure agreement, and reading a post
          doesn’t create any obligation.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What’s not allowed',
    body: (
      <BulletList>
        <li>Harassment, threats, hate speech or sharing other people’s private information.</li>
        <li>Spam, bulk requests, fake engagement or selling accounts.</li>
        <li>Illegal investment offers, made-up figures presented as real or any other fraud.</li>
        <li>
          Content you don’t have the right to publish, such as stolen code, copied pictures or confidential documents.
        </li>
        <li>Attacks on the service, or automated access outside the published APIs and their limits.</li>
      </BulletList>
    ),
  },
  {
    id: 'moderation',
    title: 'If you break the rules',
    body: (
      <p>
        Anyone can block another person. We may hide or remove content and restrict or close accounts, in proportion to
        what happened. We’ll tell you what we did and why, unless the law or someone’s safety prevents it, and you can
        ask us to review the decision.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'Analyses and figures aren’t advice',
    body: (
      <p>
        Idea analyses, matches and financial models are calculated from what you enter and from stated assumptions. They
        can be wrong. They aren’t legal, tax or investment advice. Check anything important with a qualified
        professional.
      </p>
    ),
  },
  {
    id: 'people',
    title: 'Between members',
    body: (
      <p>
        Jobs, partnerships and deals that start here are between the people who make them. We don’t check references,
        hold money or take a share. Take the same care as you would when meeting anyone from the internet.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        We do our best to keep the service running and your data safe, but we can’t guarantee that either is never
        interrupted. Features may change or be removed. If we’re removing something you rely on, we’ll tell you at least
        30 days in advance and you can export your data.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We’re fully liable for intent and gross negligence, for harm to life and health, and wherever the law doesn’t
        allow liability to be excluded. Beyond that, we’re not liable for indirect losses, such as lost profit or
        business.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Deleting your account',
    body: (
      <p>
        You can delete your account in Settings at any time, without giving a reason. To see what happens to your data,
        read about <TextLink to="/privacy#deletion">deletion</TextLink> in the privacy notice.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law and changes',
    body: (
      <>
        <p>
          The law of the place where the operator is established applies. If you’re a consumer, you keep the protections
          of the law where you live and your right to go to court there.
        </p>
        <p>
          If we make important changes to these terms, we’ll tell you 30 days in advance, and you can close your account
          instead. If one provision is invalid, the rest still apply.
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
      summary="Be yourself, be respectful and only publish what you have the right to publish. You own your content. We run the service and take no part in your deals."
      sections={sections}
    />
  );
}
