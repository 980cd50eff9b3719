import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the token of an email link and moves it from the address into the state of the history entry, so that history,
 * screenshots and Referer headers do not leak it. The state survives a reload, but not navigation to another page.
 * @param name query parameter with the token
 * @returns the token; null when there is none
 */
export function useLinkToken(name: string): string | null {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const queryToken = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (queryToken) void navigate(pathname, { replace: true, state: { [name]: queryToken } });
  }, [navigate, pathname, name, queryToken]);
  return queryToken ?? (state as Record<string, string> | null)?.[name] ?? null;
}
