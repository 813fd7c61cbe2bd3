import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { loginPathFor, safeNextPath } from '#lib/session/next-path.ts';
import { useSession } from '#lib/session/session.ts';

/**
 * Whether a fan is logged in, or was at some time since the visit to this address began. Ask outside of what waits for
 * the code of a page, which has no state yet.
 */
export function useWasLoggedIn(): boolean {
  const isLoggedIn = useSession() !== undefined;
  const { key } = useLocation();
  const [visit, setVisit] = useState({ key, wasLoggedIn: isLoggedIn });
  if (visit.key === key && (visit.wasLoggedIn || !isLoggedIn)) return visit.wasLoggedIn;
  setVisit({ key, wasLoggedIn: isLoggedIn });
  return isLoggedIn;
}

type RequireSessionProps = { readonly wasLoggedIn: boolean };

/** Shows the pages within to a fan who is logged in; anyone else goes to log in and comes back afterwards. */
export function RequireSession({ wasLoggedIn }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session !== undefined) return <Outlet />;
  // A session that ends on the page is `SessionEndings`' matter: where to go depends on why it ended.
  return wasLoggedIn ? null : <Navigate to={loginPathFor(pathname + search + hash)} replace />;
}

/**
 * Shows the pages within to a visitor. A fan who is logged in goes on to `?next=` or home; one who logs in here keeps
 * seeing the page until the next one is there.
 */
export function OnlyVisitors() {
  const session = useSession();
  const [search] = useSearchParams();
  const [wasVisitor] = useState(session === undefined);
  return (
    <>
      {session !== undefined && <Navigate to={safeNextPath(search.get('next'))} replace />}
      {wasVisitor && <Outlet />}
    </>
  );
}
