import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link. It leaves the address at once, where the browser's history, a screenshot or another site
 * would get hold of it, for the state of this entry, which a reload keeps and going on to another page drops.
 * @param name of the parameter
 */
export function useLinkToken(name: string): string | null {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const inAddress = new URLSearchParams(search).get(name);
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { [name]: inAddress } });
  }, [navigate, pathname, name, inAddress]);
  return inAddress ?? (state as Record<string, string> | null)?.[name] ?? null;
}
