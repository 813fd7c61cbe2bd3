import { ButtonLink } from '#ui/button.tsx';
import { paths } from '#lib/paths.ts';

/** What the product is, for a visitor who is not logged in. */
export function LandingPage() {
  return (
    <main id="main">
      <h1>Rank every song. Build your show.</h1>
      <ButtonLink to={paths.login}>Log in</ButtonLink>
      <ButtonLink to={paths.signup}>Sign up</ButtonLink>
    </main>
  );
}
