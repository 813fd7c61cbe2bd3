import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { safeNextPath } from '#lib/next-path.ts';
import { useSession } from '#lib/session.ts';

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
