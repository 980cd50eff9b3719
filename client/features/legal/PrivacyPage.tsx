import { LegalText, BulletList, type Section } from './LegalText';

const sections: Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Whoever runs this copy of Venturion, called “we” below, decides what happens to the data in it and answers for
        it. It stays on the servers they chose.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'What we keep',
    body: (
      <BulletList>
        <li>
          <strong>Your account:</strong> email address, username, and a one-way hash of your password. We cannot read
          the password.
        </li>
        <li>
          <strong>What you enter:</strong> profile, posts, comments, pictures, messages, connections, follows, blocks,
          bookmarks, analyses, financial models.
        </li>
        <li>
          <strong>Your sessions:</strong> when each began and was last used, from which network address, and the
          browser’s name for itself, so that you can recognise and end them.
        </li>
        <li>
          <strong>For safety:</strong> the network address of a request, for counting sign-in attempts and requests
          against their limits, and in the server’s log.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures',
    body: (
      <p>
        Every picture is drawn anew when you upload it. Place, camera and other hidden details of the file are removed
        before anyone can see it.
      </p>
    ),
  },
  {
    id: 'why',
    title: 'What it is used for',
    body: (
      <p>
        To run the service you asked for: showing your posts to the people you chose, delivering messages, suggesting
        people and jobs with the reason stated. Not for advertising, not for sale, and not to train anybody’s models.
        The legal grounds are our agreement with you and, for safety, our legitimate interest in it.
      </p>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees what',
    body: (
      <BulletList>
        <li>
          <strong>Public posts and your profile:</strong> everyone who is signed in.
        </li>
        <li>
          <strong>Posts for connections:</strong> you and the people whose connection you accepted.
        </li>
        <li>
          <strong>Messages:</strong> those in the conversation. They are encrypted on the way, but not from the operator
          of the server.
        </li>
        <li>
          <strong>Your email address:</strong> nobody but us. Someone who already knows it can learn that it has an
          account, when signing up.
        </li>
        <li>
          <strong>People you block:</strong> nothing of yours, anywhere, and you nothing of theirs.
        </li>
      </BulletList>
    ),
  },
  {
    id: 'cookies',
    title: 'One cookie, and notes in your browser',
    body: (
      <>
        <p>
          The cookie keeps you signed in. Scripts cannot read it, and it is sent only to this site. There is no other,
          so there is no banner to ask you about one.
        </p>
        <p>
          Your browser’s own storage remembers choices such as light or dark, your recent searches, and drafts you have
          not sent. None of it leaves your machine.
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
        other sites do not tell them where you came from.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Services the operator may switch on',
    body: (
      <p>
        A hosted channel service for live updates, an object store for files, a mail server, and a language model for
        idea analyses. Each receives only what its task needs, and only if the operator configured it. None is needed:
        without them everything runs on the operator’s own server.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'Deletion',
    body: (
      <>
        <p>What you delete is gone from the product at once.</p>
        <p>
          When you delete your account, everything of yours is hidden and every session ends immediately. For{' '}
          <strong>14 days</strong> a link in the email you receive undoes it. After that your data is erased, pictures
          and other files included. Backups follow as they expire.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may see, correct, take away and delete your data, and object to its use. Most of it you do yourself: your
        profile is yours to change, and in the settings you download all your data as one archive, end sessions and
        delete the account. For the rest, write to the operator. If you are not satisfied, the data protection authority
        where you live will hear you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: <p>If this page changes in a way that matters, you are told before it applies.</p>,
  },
];

/** The privacy notice. */
export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy"
      updated="20 November 2026"
      summary="We keep what you give us to run the service, and use it for nothing else. No trackers, no ads, one cookie. Delete your account, and after 14 days your data is gone."
      sections={sections}
    />
  );
}
