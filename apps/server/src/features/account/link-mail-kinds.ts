/** The mails of an account that hold a link, by the names under which they are stored. */
export const linkMailKinds = { reset: 'password-reset', confirmation: 'email-confirmation' } as const;
