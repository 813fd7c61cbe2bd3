import { useLocation } from 'react-router';
import { UpcomingScreen } from '#features/upcoming/upcoming-screen.tsx';
import { findUpcomingWords } from '#features/upcoming/upcoming.words.ts';
import { Page } from '#ui/page.tsx';

/** A screen of a version to come. */
export function UpcomingPage() {
  const words = findUpcomingWords(useLocation().pathname);
  return <Page>{words !== undefined && <UpcomingScreen words={words} />}</Page>;
}
