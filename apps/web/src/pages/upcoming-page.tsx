/** Soon. */
export function UpcomingPage() {
  return <h1>Soon</h1>;
}
