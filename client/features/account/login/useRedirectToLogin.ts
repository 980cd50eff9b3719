import { useNavigate } from 'react-router-dom';
import { getAuthState } from '../../../auth/authState';
import { endSession } from '../../../auth/session';
import { setLoginNotice, type LoginNotice } from './loginNotice';

/**
 * @returns a function that signs out, if necessary, and replaces the current page by the login page with a notice
 */
export function useRedirectToLogin(): (notice: LoginNotice) => Promise<void> {
  const navigate = useNavigate();
  return async (notice) => {
    setLoginNotice(notice);
    if (getAuthState().status === 'authenticated') await endSession();
    await navigate('/login', { replace: true });
  };
}
