import { findSitePage } from '@thirteen/contract/pages/page-address.ts';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { LandingPage } from '#pages/entry/landing-page.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { OnlyVisitors, RequireSession, useWasLoggedIn } from './access.tsx';
import { loadBareNotFound, loadNotFound, loadShell, routesFor, type RouteEntry } from './route-table.ts';
import { Arrival, Screen } from './screen.tsx';

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
