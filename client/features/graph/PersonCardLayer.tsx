import { lazy, Suspense } from 'react';
import { usePersonCard } from './personCardStore';

const PersonCard = lazy(async () => ({ default: (await import('./PersonCard')).PersonCard }));

/** The place of the one card about a person; what draws it comes with the first. */
export function PersonCardLayer() {
  const card = usePersonCard();
  return <Suspense fallback={null}>{card && <PersonCard {...card} />}</Suspense>;
}
