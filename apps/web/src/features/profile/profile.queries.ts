import { queryOptions } from '@tanstack/react-query';
import {
  getNamedTop13,
  getPublicProfile,
  getTop13ToPick,
  getUserProfile,
} from '@thirteen/contract/profile.ts';
import { call } from '#lib/api/call.ts';
import { takeFirstReply } from '#lib/api/first-replies.ts';
import { keepProfileOutline } from './profile-outline.ts';

/** The fan's own profile. It shows what other pages and other tabs change, so each visit reads it again. */
export const userProfileQuery = queryOptions({
  queryKey: ['user-profile'],
  queryFn: async ({ signal }) => {
    const profile = await call(getUserProfile, { signal });
    keepProfileOutline(profile);
    return profile;
  },
  staleTime: 0,
});

/** The profile of a fan as everyone sees it; an `ApiError` of status 404 where there is none to see. */
export const publicProfileQuery = (username: string) =>
  queryOptions({
    queryKey: ['public-profile', username],
    queryFn: ({ signal }) => call(getPublicProfile, { params: { username }, signal }),
    initialData: () => takeFirstReply(getPublicProfile, { username }),
    staleTime: 0,
  });

/** The Top 13 of a fan who put a name to it; an `ApiError` of status 404 where there is none to see. */
export const namedTop13Query = (username: string) =>
  queryOptions({
    queryKey: ['named-top13', username],
    queryFn: ({ signal }) => call(getNamedTop13, { params: { username }, signal }),
    initialData: () => takeFirstReply(getNamedTop13, { username }),
    staleTime: 0,
  });

/** The Top 13 of a fan where everyone may match five picks with it; else without songs. */
export const top13ToPickQuery = (username: string) =>
  queryOptions({
    queryKey: ['top13-to-pick', username],
    queryFn: ({ signal }) => call(getTop13ToPick, { params: { username }, signal }),
    staleTime: 0,
  });
