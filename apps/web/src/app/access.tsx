import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { loginPathFor, safeNextPath } from '#lib/next-path.ts';
import { useSession } from '#lib/session.ts';

/** Shows the pages within to a fan who is logged in; anyone else goes to log in and comes back afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasLoggedIn] = useState(session !== undefined);
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
