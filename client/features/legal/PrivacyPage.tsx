import { LegalText, BulletList, type Section } from './LegalText';

const sections: Section[] = [
  {
    id: 'who',
    title: 'Who’s responsible',
    body: (
      <p>
        The operator of this copy of Venturion (“we”) decides how your data is used and is responsible for it. Your data
        stays on the servers the operator chose.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'What we collect',
    body: (
      <BulletList>
        <li>
          <strong>Your account:</strong> email address, username, and a one-way hash of your password. We can’t read
          your password.
        </li>
        <li>
          <strong>What you enter:</strong> profile, posts, comments, pictures, messages, connections, follows, blocks,
          bookmarks, analyses, financial models.
        </li>
        <li>
          <strong>Your sessions:</strong> when each one started and was last used, its IP address and browser name, so
          you can recognise and end it.
        </li>
        <li>
          <strong>For safety:</strong> the IP address of each request, used to limit login attempts and requests and
          recorded in the server log.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures',
    body: (
      <p>
        We re-encode every picture you upload. Location, camera details and other hidden data are removed before anyone
        can see it.
      </p>
    ),
  },
  {
    id: 'why',
    title: 'How we use your data',
    body: (
      <p>
        We use your data to run the service: to show your posts to the people you choose, deliver messages and suggest
        people and jobs, with the reason for each suggestion. We don’t use it for advertising, sell it or use it to
        train anyone’s models. The legal basis is our agreement with you and, for safety, our legitimate interest.
      </p>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who can see what',
    body: (
      <BulletList>
        <li>
          <strong>Public posts and your profile:</strong> everyone who’s logged in.
        </li>
        <li>
          <strong>Posts for connections:</strong> you and your connections.
        </li>
        <li>
          <strong>Messages:</strong> the people in the conversation. They’re encrypted in transit, but the server’s
          operator can access them.
        </li>
        <li>
          <strong>Your email address:</strong> only us. Someone who already knows your address can find out during
          sign-up that it has an account.
        </li>
        <li>
          <strong>People you block:</strong> can’t see anything of yours, and you can’t see anything of theirs.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>
          We use one cookie to keep you logged in. Scripts can’t read it, and it’s only sent to this site. There are no
          other cookies, so there’s no cookie banner.
        </p>
        <p>
          Your browser stores preferences such as your theme, your recent searches and unsent drafts. None of this
          leaves your device.
        </p>
      </>
    ),
  },
  {
    id: 'trackers',
    title: 'No trackers',
    body: (
      <p>
        Pages load nothing from other companies: no analytics, no advertising, no fonts, no embedded players. Links to
        other sites don’t tell them where you came from.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Optional services',
    body: (
      <p>
        The operator can turn on a hosted service for live updates, an object store for files, an email server and a
        language model for idea analyses. Each one receives only the data it needs, and only if the operator has set it
        up. They’re all optional: without them, everything runs on the operator’s own server.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'Deletion',
    body: (
      <>
        <p>Anything you delete is removed from the product right away.</p>
        <p>
          When you delete your account, all your content is hidden and every session ends immediately. For{' '}
          <strong>14 days</strong>, you can undo this with the link we email you. After that, your data is erased,
          including pictures and other files. It’s removed from backups as they expire.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You have the right to access, correct, export and delete your data, and to object to its use. You can do most of
        this yourself: edit your profile, or go to Settings to download all your data, end sessions and delete your
        account. For anything else, contact the operator. If you’re not satisfied, you can complain to your local data
        protection authority.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>If we make important changes to this notice, we’ll let you know before they take effect.</p>,
  },
];

/** The privacy notice. */
export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      updated="20 November 2026"
      summary="We only use your data to run the service. No trackers, no ads, one cookie. If you delete your account, your data is erased after 14 days."
      sections={sections}
    />
  );
}
