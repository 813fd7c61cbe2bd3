import { Navigate, Route, Routes } from 'react-router';
import { paths } from '#lib/paths.ts';
import { RequireSession } from './require-session.tsx';
import { guardedRoutes, openRoutes, plainRoutes, type LoadPage, type RouteEntry } from './route-table.ts';
import { Screen } from './screen.tsx';

const loadShell: LoadPage = async () => (await import('./shell/shell.tsx')).Shell;
const loadNotFound: LoadPage = async () => (await import('./not-found.tsx')).NotFound;
const loadBareNotFound: LoadPage = async () => (await import('./not-found.tsx')).BareNotFound;

/** Every address of the site and what stands there. */
export function AppRoutes() {
  return (
    <Routes>
      {plainRoutes.map(toRoute)}
      <Route path={paths.user} element={<Screen load={loadShell} />}>
        <Route index element={<Navigate to={paths.userProfile} replace />} />
        {openRoutes.map(toRoute)}
        <Route element={<RequireSession />}>{guardedRoutes.map(toRoute)}</Route>
        <Route path="*" element={<Screen title="Page not found" load={loadNotFound} isPage />} />
      </Route>
      <Route path="*" element={<Screen title="Page not found" load={loadBareNotFound} isPage />} />
    </Routes>
  );
}

function toRoute({ path, title, load }: RouteEntry) {
  return <Route key={path} path={path} element={<Screen key={path} title={title} load={load} isPage />} />;
}
