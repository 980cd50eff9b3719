import { Avatar } from '../../../ui/image/Avatar';
import { PersonLink } from '../../network/personCard/PersonLink';
import type { Author_ProfileFragment } from './__generated__/Author.generated';

type AuthorProps = { author: Author_ProfileFragment };

/** The author's avatar as a link to the profile. Hidden from screen readers: the name beside it is the same link. */
export function AuthorAvatar({ author, size = 40 }: AuthorProps & { size?: 32 | 40 }) {
  return (
    <PersonLink person={author} tabIndex={-1} aria-hidden="true" className="block rounded-full">
      <Avatar name={author.displayName} src={author.avatarUrl} size={size} />
    </PersonLink>
  );
}

export function AuthorName({ author }: AuthorProps) {
  return (
    <PersonLink person={author} className="target rounded-chip -outline-offset-2 hover:underline">
      <bdi>{author.displayName}</bdi>
    </PersonLink>
  );
}

export function AuthorHandle({ author }: AuthorProps) {
  return <span className="truncate">@{author.username}</span>;
}
