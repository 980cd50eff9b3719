import { lazyPart } from '../../../ui/lazyPart';
import { closePersonCard, usePersonCard } from './personCardStore';

const PersonCard = lazyPart(async () => (await import('./PersonCard')).PersonCard, { quiet: true });

/** The place of the one card about a person; what draws it comes with the first. */
export function PersonCardLayer() {
  const card = usePersonCard();
  return (
    card && (
      <PersonCard
        personId={card.personId}
        anchor={card.anchor}
        open={card.isOpen}
        onOpenChange={(open) => !open && closePersonCard()}
      />
    )
  );
}
