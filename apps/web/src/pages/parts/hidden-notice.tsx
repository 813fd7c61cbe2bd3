import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { hiddenWords } from './hidden-notice.words.ts';

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
