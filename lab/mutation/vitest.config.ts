import { defineConfig } from 'vitest/config';

/** The tests that may notice a change: those of the part itself, so that no other package's tests hide what its own miss. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTATED_PART'] ?? ''}/**/*.test.ts`],
    // Hundreds of random histories for each mutant would take hours.
    exclude: ['**/*.property.test.ts'],
    // A test takes milliseconds here. One that waits for ever is ended well before Stryker starts a new process.
    testTimeout: 8000,
  },
});
