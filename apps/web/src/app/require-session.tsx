import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPathFor } from '#lib/next-path.ts';
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
