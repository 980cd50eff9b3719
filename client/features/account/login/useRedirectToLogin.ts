import { useNavigate } from 'react-router-dom';
import { getAuthState } from '../../../auth/authState';
import { endSession } from '../../../auth/session';
import { noteForLogin, type LoginNotice } from './loginNotice';

/**
 * Leads to the login page, in place of the page shown, and says there why. Whoever is signed in here is signed out
 * first: they are to log in anew, or as somebody else.
 */
export function useLeaveForLogin(): (notice: LoginNotice) => Promise<void> {
  const navigate = useNavigate();
  return async (notice) => {
    noteForLogin(notice);
    if (getAuthState().status === 'authenticated') await endSession();
    await navigate('/login', { replace: true });
  };
}
