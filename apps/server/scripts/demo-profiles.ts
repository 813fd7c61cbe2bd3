import { seededRandom, type Random } from '@thirteen/artwork/random.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileImageNames, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import type { ProfileChoices } from '#features/profile/profile.repository.ts';
import { demoAnswers } from './demo-answers.ts';

const themeNames = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);
const songs = catalogueAlbums.flatMap((album) => album.songs);

/** The fan who asks search engines to leave the own public pages out. */
const UNLISTED_FAN = 'quiet-harbor';

/** What a made-up fan chose, the same each time: most answer some questions, a few none, and some want no comparing. */
export function demoProfile(username: string, answers: 'all' | 'some'): ProfileChoices {
  const random = seededRandom(`profile ${username}`);
  const share = answers === 'all' ? 1 : pickShare(random);
  return {
    theme: random.pick(themeNames),
    image: random.pick(profileImageNames),
    wordings: [],
    answers: demoAnswers.map((templates) => {
      const answer = fillIn(random.pick(templates), random);
      return random.next() < share ? answer : '';
    }),
    comparing: answers === 'all' || random.next() < 0.9,
    noindex: username === UNLISTED_FAN,
    namedTop13: answers === 'all' || random.next() < 0.4,
  };
}

/** How many of the questions a fan answers: one in 16 has answered none yet, one in four all. */
function pickShare(random: Random): number {
  const luck = random.next();
  if (luck < 1 / 16) return 0;
  return luck > 3 / 4 ? 1 : 0.3 + luck * 0.8;
}

/** Puts titles of the catalogue in place of `{song}` and `{album}`. */
function fillIn(template: string, random: Random): string {
  return template
    .replaceAll('{song}', () => random.pick(songs).title)
    .replaceAll('{album}', () => random.pick(catalogueAlbums.slice(0, -1)).title);
}
