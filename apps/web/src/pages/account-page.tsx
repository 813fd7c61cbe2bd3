/** Account. */
export function AccountPage() {
  return <h1>Account</h1>;
}
