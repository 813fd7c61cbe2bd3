import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/page/notice.tsx';

/** What a fan reads whose public pages the operator hid, on the account page and on the own profile. */
const hiddenWords = {
  title: 'Your public pages are hidden',
  text: 'The people who run Thirteen took your profile and your set list out of sight, so your links and your name in the charts and the explorer don’t show right now. Everything you made is still here, and you can keep using it.',
  ask: 'Think it’s a mistake, or changed what was wrong? ',
  write: 'Write to us',
} as const;

/** Tells a fan that the operator hid the public pages, and how to write to the operator. */
export function HiddenNotice() {
  return (
    <Notice title={hiddenWords.title}>
      <p>{hiddenWords.text}</p>
      <p>
        {hiddenWords.ask}
        <Link to={paths.contact}>{hiddenWords.write}</Link>.
      </p>
    </Notice>
  );
}
