import { Navigate, Outlet, useSearchParams } from 'react-router';
import { safeNextPath } from '#lib/next-path.ts';
import { useSession } from '#lib/session.ts';

/** Shows the pages within to a visitor. A fan who is logged in, or has just logged in, goes on to `?next=` or home. */
export function OnlyVisitors() {
  const session = useSession();
  const [search] = useSearchParams();
  return session === undefined ? <Outlet /> : <Navigate to={safeNextPath(search.get('next'))} replace />;
}
