import { profileWords } from './profile.words.ts';

type WelcomeHeadingProps = { readonly username: string | undefined };

/** Greets the fan by name. */
export function WelcomeHeading({ username }: WelcomeHeadingProps) {
  return (
    <h1>
      {profileWords.welcome}
      {username || profileWords.newFan}!
    </h1>
  );
}
