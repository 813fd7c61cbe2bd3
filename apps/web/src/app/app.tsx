import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './router.tsx';

const Toaster = lazy(async () => ({ default: (await import('#ui/toasts/toaster.tsx')).Toaster }));

/** The whole web app: the routes, and the toasts that any of them may show. */
export function App() {
  return (
    <BrowserRouter>
      <AppRoutes />
      <Suspense>
        <Toaster />
      </Suspense>
    </BrowserRouter>
  );
}
