import { Link, type LinkProps } from 'react-router-dom';
import { scheduleCardOpen, closePersonCard, removeCardAnchor, scheduleCardClose } from './personCardStore';

export interface PersonLinkProps extends Omit<LinkProps, 'to'> {
  person: { id: string; username: string };
}

/** Ref callback: its cleanup runs when the link is unmounted. */
const trackAnchor = (link: HTMLAnchorElement) => () => removeCardAnchor(link);

/**
 * A link to a person's page. Hover and keyboard focus open the person's card beside it. All links share one card, which
 * `PersonCardLayer` renders, because a feed has dozens of them.
 */
export function PersonLink({ person, ...rest }: PersonLinkProps) {
  return (
    <Link
      {...rest}
      ref={trackAnchor}
      to={`/user/${person.username}`}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && scheduleCardOpen(person.id, currentTarget)
      }
      onPointerLeave={scheduleCardClose}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && scheduleCardOpen(person.id, currentTarget)
      }
      onBlur={scheduleCardClose}
      onClick={closePersonCard}
    />
  );
}
