import { Outlet } from 'react-router';

/** The frame of the hub and of each ranking under it. */
export function RankingsPage() {
  return <Outlet />;
}
