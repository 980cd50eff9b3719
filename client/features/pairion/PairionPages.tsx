import { Navigate, useParams } from 'react-router-dom';
import { PairionPage } from './PairionPage';
import { ProfilePage } from './profile/ProfilePage';

/** Both pages of this feature. They share one route, which keeps the descriptor small that all pages load. */
export function Component() {
  const { page } = useParams();
  if (page === 'profile') return <ProfilePage />;
  return page === undefined ? <PairionPage /> : <Navigate to="/pairion" replace />;
}
