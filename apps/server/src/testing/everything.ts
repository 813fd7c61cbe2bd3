/** Whether `npm run test:all` runs: then tests leave nothing out and take their long form. */
export const isEverything = process.env['TEST_ALL'] === '1';
