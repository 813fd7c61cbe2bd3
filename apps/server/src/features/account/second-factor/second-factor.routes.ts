import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@thirteen/contract/second-factor.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { AccountParts } from '../account-parts.ts';
import {
  beginSecondFactorOf,
  confirmSecondFactorOf,
  endSecondFactorOf,
  readSecondFactor,
  renewRecoveryCodesOf,
} from './second-factor.service.ts';

/** The calls under `/api/account/second-factor`. */
export function serveSecondFactor(app: FastifyInstance, parts: AccountParts): void {
  serve(app, getSecondFactor, ({ user }) => readSecondFactor(parts, user));

  serve(app, beginSecondFactor, ({ body, user, address }) =>
    beginSecondFactorOf(parts, user, { ...body, address }),
  );

  serve(app, confirmSecondFactor, ({ body, user, address }) =>
    confirmSecondFactorOf(parts, user, { ...body, address }),
  );

  serve(app, endSecondFactor, async ({ body, user, address }) => {
    await endSecondFactorOf(parts, user, { ...body, address });
    return { message: 'The second factor is off.' };
  });

  serve(app, renewRecoveryCodes, ({ body, user, address }) =>
    renewRecoveryCodesOf(parts, user, { ...body, address }),
  );
}
