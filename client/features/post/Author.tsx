import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar';
import type { Author_ProfileFragment } from './Author.generated';

type AuthorProps = { author: Author_ProfileFragment };

const pathOf = ({ username }: Author_ProfileFragment) => `/user/${username}`;

/** The face of who wrote it, which leads to them. The name beside it is the link that is read out. */
export function AuthorFace({ author, size = 40 }: AuthorProps & { size?: 32 | 40 }) {
  return (
    <Link to={pathOf(author)} tabIndex={-1} aria-hidden="true" className="block rounded-full">
      <Avatar name={author.displayName} src={author.avatarUrl} size={size} />
    </Link>
  );
}

export function AuthorName({ author }: AuthorProps) {
  return (
    <Link to={pathOf(author)} className="hover:underline">
      <bdi>{author.displayName}</bdi>
    </Link>
  );
}

export function AuthorHandle({ author }: AuthorProps) {
  return <span className="truncate">@{author.username}</span>;
}
