import {
  changePassword,
  checkResetLink,
  confirmEmail,
  deleteAccount,
  endAccountSession,
  forgotPassword,
  getAccount,
  getAccountData,
  listAccountSessions,
  login,
  logout,
  logoutEverywhere,
  resetPassword,
  sendEmailConfirmation,
  signup,
} from '@thirteen/contract/account.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { AccountServices } from './account-parts.ts';
import { changePasswordOf, exportAccount, removeAccount, signUp } from './account.service.ts';
import { askConfirmation, confirmEmailWith, describeAccount } from './emails/confirm-email.service.ts';
import { endAllSessions, endOwnSession, listOwnSessions } from './sessions/own-sessions.service.ts';
import { forgetPassword, isResetTokenUsable, resetPasswordWith } from './passwords/reset-password.service.ts';
import { openAccounts } from './open-accounts.ts';
import { serveSecondFactor } from './second-factor/second-factor.routes.ts';
import { deleteSession } from './sessions/sessions.repository.ts';
import { logInByPassword } from './sessions/sessions.service.ts';

/** The calls under `/api/auth` and `/api/account`. */
export function serveAccount(app: FastifyInstance, services: AccountServices): void {
  const parts = openAccounts(app, services);
  serveSecondFactor(app, parts);

  serve(app, signup, async ({ body, address }) => {
    await signUp(parts, body, address);
    return { username: body.username };
  });

  serve(app, login, ({ body, address, userAgent }) =>
    logInByPassword(parts, { ...body, address, userAgent }),
  );

  serve(app, logout, async ({ user, address }) => {
    await parts.database.write((tx) => deleteSession(tx, { userId: user.id, hash: user.tokenHash }));
    parts.securityLog('logout', { userId: user.id, address });
    return { message: 'You are logged out.' };
  });

  serve(app, forgotPassword, async ({ body, address }) => {
    await forgetPassword(parts, body.email, address);
    return { message: 'If the address belongs to an account, a mail with a link is on its way.' };
  });

  serve(app, checkResetLink, async ({ body, address }) => ({
    usable: await isResetTokenUsable(parts, { ...body, address }),
  }));

  serve(app, resetPassword, async ({ body, address }) => {
    await resetPasswordWith(parts, body, address);
    return { message: 'Your password is changed. Please log in.' };
  });

  serve(app, changePassword, async ({ body, user, address }) => {
    await changePasswordOf(parts, user, { ...body, address });
    return { message: 'Your password is changed. All other devices are logged out.' };
  });

  serve(app, listAccountSessions, ({ user }) => listOwnSessions(parts, user));

  serve(app, endAccountSession, async ({ params, user, address }) => {
    await endOwnSession(parts, user, { id: params.id, address });
    return { message: 'That device is logged out.' };
  });

  serve(app, logoutEverywhere, async ({ body, user, address }) => {
    await endAllSessions(parts, user, { ...body, address });
    return { message: 'You are logged out everywhere.' };
  });

  serve(app, confirmEmail, async ({ body, address }) => {
    await confirmEmailWith(parts, { ...body, address });
    return { message: 'Your email is confirmed.' };
  });

  serve(app, getAccount, ({ user }) => describeAccount(parts, user.id));

  serve(app, sendEmailConfirmation, async ({ body, user, address }) => {
    const isStored = await askConfirmation(parts, user.id, { ...body, address });
    return { message: isStored ? 'A mail with a link is on its way.' : 'Your email is confirmed already.' };
  });

  serve(app, getAccountData, ({ user }) => exportAccount(parts, user.id));

  serve(app, deleteAccount, async ({ body, user, address }) => {
    await removeAccount(parts, user, { ...body, address });
    return { message: 'Your account is deleted.' };
  });
}
