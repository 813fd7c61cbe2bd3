import { createContext } from 'react';

/** What must happen before a failed page is tried again: where queries are in use, those that failed start anew. */
export const BeforeRetry = createContext<() => void>(() => undefined);
