import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import {
  getNamedTop13,
  getTop13ToPick,
  getPublicProfile,
  getTopAlbumsOf,
  getUserProfile,
  saveComparing,
  saveNamedTop13,
  saveNoindex,
  saveProfileImage,
  saveProfileQuestions,
  saveProfileTheme,
} from '@thirteen/contract/profile.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { isProfileImageName, profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { arrangeAnswers, type QuestionnaireProblem } from '@thirteen/domain/profile/questionnaire.ts';
import type { FastifyInstance } from 'fastify';
import { UserGone, type Database } from '#platform/db/database.ts';
import { HttpProblem } from '#platform/http/problem.ts';
import { serve } from '#platform/http/serve.ts';
import { toNamedTop13, toPublicProfile, toUserProfile, type ListReplies } from './profile.replies.ts';
import { findNamedTop13, findProfile, findPublicProfile, findTop13ToPick } from './profile.repository.ts';
import { changeProfile, type ProfileChange, type ProfileChangeParts } from './profile.service.ts';

type ProfileParts = ProfileChangeParts & {
  readonly database: Database;
  readonly catalogue: { current(): Catalogue; refresh(): Promise<Catalogue> };
  readonly listReplies: ListReplies;
};

/** The profile calls: the fan's own, and those of fans whose profile is public. */
export function serveProfile(app: FastifyInstance, parts: ProfileParts): void {
  const { database, catalogue, listReplies } = parts;
  const read = database.read;
  const change = async (userId: string, choices: ProfileChange) =>
    toUserProfile(await changeProfile(parts, userId, choices), listReplies);
  const requirePublic = async (username: string) => {
    const profile = await findPublicProfile(read, username);
    if (!profile) throw new HttpProblem('not-found');
    return profile;
  };

  serve(app, getUserProfile, async ({ user }) => {
    const profile = await findProfile(read, user.id);
    if (!profile) throw new UserGone();
    return toUserProfile(profile, listReplies);
  });

  serve(app, saveProfileImage, ({ body, user }) => {
    if (!isProfileImageName(body.image)) throw refused('image', 'Unknown image');
    return change(user.id, { image: body.image });
  });

  serve(app, saveProfileTheme, async ({ body, user }) => {
    const isKnown =
      hasTheme(catalogue.current(), body.theme) || hasTheme(await catalogue.refresh(), body.theme);
    if (!isKnown) throw refused('theme', 'Unknown theme');
    return change(user.id, { theme: body.theme });
  });

  serve(app, saveProfileQuestions, ({ body, user }) =>
    change(user.id, (before) => {
      const arranged = arrangeAnswers(body.questions, profileQuestions, before);
      if (arranged.ok) return arranged.value;
      const { code, question } = arranged.problem;
      throw refused('questions', `${PROBLEMS[code]}: ${question}`);
    }),
  );

  serve(app, saveComparing, ({ body, user }) => change(user.id, { comparing: body.enabled }));

  serve(app, saveNoindex, ({ body, user }) => change(user.id, { noindex: body.enabled }));

  serve(app, saveNamedTop13, ({ body, user }) => change(user.id, { namedTop13: body.enabled }));

  serve(app, getNamedTop13, async ({ params, reply }) => {
    const named = await findNamedTop13(read, params.username);
    if (!named) throw new HttpProblem('not-found');
    return reply.fresh(toNamedTop13(named, listReplies));
  });

  serve(app, getTop13ToPick, async ({ params, reply }) =>
    reply.fresh({ songs: listReplies.top13(await findTop13ToPick(read, params.username)) }),
  );

  serve(app, getPublicProfile, async ({ params, reply }) => {
    return reply.fresh(toPublicProfile(await requirePublic(params.username), listReplies));
  });

  serve(app, getTopAlbumsOf, async ({ params, reply }) => {
    const { albumOrder } = await requirePublic(params.username);
    return reply.fresh(listReplies.topAlbums(albumOrder));
  });
}

const PROBLEMS: Readonly<Record<QuestionnaireProblem['code'], string>> = {
  'question-unknown': 'Unknown question',
  'question-twice': 'Answered twice',
  'question-too-long': 'A question of more than 200 characters',
};

function hasTheme(known: Catalogue, name: string): boolean {
  return profileThemes(known).some((theme) => theme.name === name);
}

function refused(field: string, message: string): HttpProblem {
  return new HttpProblem('invalid', { field, message });
}
