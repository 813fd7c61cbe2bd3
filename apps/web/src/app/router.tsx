import { findSitePage } from '@thirteen/contract/pages/page-address.ts';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation, Outlet, useSearchParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { LandingPage } from '#pages/entry/landing-page.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { loadBareNotFound, loadNotFound, loadShell, routesFor, type RouteEntry } from './route-table.ts';
import { Arrival, Screen } from './screen.tsx';
import { loginPathFor, safeNextPath } from '#lib/session/next-path.ts';
import { useSession } from '#lib/session/session.ts';

/** Every address of the site and what stands there. The landing page comes with the app; the rest when it is visited. */
export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const wasLoggedIn = useWasLoggedIn();
  // Routes fit in any case; the site writes its addresses in one, and so does the server.
  const address = findSitePage(pathname)?.address ?? pathname;
  if (address !== pathname) return <Navigate to={address + search + hash} state={state} replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<OnlyVisitors />}>
          <Route
            path={paths.landing}
            element={
              <Arrival>
                <LandingPage />
              </Arrival>
            }
          />
          {routesFor('visitors', 'outside').map(toBareRoute)}
        </Route>
        {routesFor('everyone', 'outside').map(toBareRoute)}
        {toBareRoute({ path: '*', load: loadBareNotFound })}
        <Route element={<Screen load={loadShell} kind="shell" />}>
          {routesFor('everyone', 'shell').map(toRoute)}
          {toRoute({ path: `${paths.user}/*`, load: loadNotFound })}
          <Route path={paths.user} element={<Navigate to={paths.userProfile} replace />} />
          <Route element={<RequireSession wasLoggedIn={wasLoggedIn} />}>
            {routesFor('fans', 'shell').map(toRoute)}
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

function toRoute({ path, load }: RouteEntry) {
  return <Route key={path} path={path} element={<Screen key={path} load={load} kind="page" />} />;
}

function toBareRoute({ path, load }: RouteEntry) {
  return <Route key={path} path={path} element={<Screen key={path} load={load} kind="bare" />} />;
}

/**
 * Whether a fan is logged in, or was at some time since the visit to this address began. Ask outside of what waits for
 * the code of a page, which has no state yet.
 */
function useWasLoggedIn(): boolean {
  const isLoggedIn = useSession() !== undefined;
  const { key } = useLocation();
  const [visit, setVisit] = useState({ key, wasLoggedIn: isLoggedIn });
  if (visit.key === key && (visit.wasLoggedIn || !isLoggedIn)) return visit.wasLoggedIn;
  setVisit({ key, wasLoggedIn: isLoggedIn });
  return isLoggedIn;
}

type RequireSessionProps = { readonly wasLoggedIn: boolean };

/** Shows the pages within to a fan who is logged in; anyone else goes to log in and comes back afterwards. */
function RequireSession({ wasLoggedIn }: RequireSessionProps) {
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
function OnlyVisitors() {
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
