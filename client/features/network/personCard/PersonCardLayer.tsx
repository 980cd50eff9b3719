import { lazyDialog } from '../../../shell/lazyDialog';
import { closePersonCard, usePersonCard } from './personCardStore';

const PersonCard = lazyDialog('PersonCard', async () => (await import('./PersonCard')).PersonCard, { quiet: true });

/** Renders the single person card; its code is loaded when the first one opens. */
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
