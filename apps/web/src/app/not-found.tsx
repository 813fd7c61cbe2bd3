import { ButtonLink } from '#ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { words } from '#lib/words.ts';

/** The screen of a path that is no route, within the shell. */
export function NotFound() {
  return (
    <>
      <h1>{words.notFound.title}</h1>
      <ButtonLink to={paths.userHome}>{words.notFound.returnHome}</ButtonLink>
    </>
  );
}

/** The same outside the shell. */
export function BareNotFound() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}
