declare const ERA_KEYS: readonly string[];

/** The eras that the style sheet of the build has looks for, in the order of their albums: written in by `album-styles.ts`. */
export const eraKeys = ERA_KEYS;
