import { Link, type LinkProps } from 'react-router-dom';
import { scheduleOpen, closePersonCard, clearAnchor, scheduleClose } from './personCardStore';

export interface PersonLinkProps extends Omit<LinkProps, 'to'> {
  person: { id: string; username: string };
}

const whileThere = (link: HTMLAnchorElement) => () => clearAnchor(link);

/**
 * A link to a person's page. Resting on it with the mouse, or coming to it with the keys, opens their card beside it;
 * a feed has dozens of these, so the card itself stands in one place for all of them.
 */
export function PersonLink({ person, ...rest }: PersonLinkProps) {
  return (
    <Link
      {...rest}
      ref={whileThere}
      to={`/user/${person.username}`}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && scheduleOpen(person.id, currentTarget)
      }
      onPointerLeave={scheduleClose}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && scheduleOpen(person.id, currentTarget)}
      onBlur={scheduleClose}
      onClick={closePersonCard}
    />
  );
}
