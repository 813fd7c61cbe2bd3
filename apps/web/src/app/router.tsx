import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#lib/paths.ts';
import { LandingPage } from '#pages/landing-page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { OnlyVisitors } from './only-visitors.tsx';
import { RequireSession } from './require-session.tsx';
import {
  fanRoutes,
  loadShell,
  openRoutes,
  plainRoutes,
  rankingRoutes,
  visitorRoutes,
  type RouteEntry,
} from './route-table.ts';
import { Arrival, Screen } from './screen.tsx';

/** Every address of the site and what stands there. The landing page comes with the app; the rest when it is visited. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route element={<OnlyVisitors />}>
          <Route
            path={paths.landing}
            element={
              <Arrival title="Welcome">
                <LandingPage />
              </Arrival>
            }
          />
          {visitorRoutes.map(toBareRoute)}
        </Route>
        {plainRoutes.map(toBareRoute)}
        <Route path={paths.user} element={<Screen load={loadShell} isBare />}>
          <Route index element={<Navigate to={paths.userProfile} replace />} />
          {openRoutes.map(toRoute)}
          <Route element={<RequireSession />}>
            {fanRoutes.map(toRoute)}
            <Route path={paths.rankings}>{rankingRoutes.map(toRoute)}</Route>
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

function toRoute({ path, title, load }: RouteEntry) {
  return <Route key={path} path={path} element={<Screen key={path} title={title} load={load} />} />;
}

function toBareRoute({ path, title, load }: RouteEntry) {
  return <Route key={path} path={path} element={<Screen key={path} title={title} load={load} isBare />} />;
}
