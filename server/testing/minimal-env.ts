/** The variables that a child process needs besides those of its test. The cache spares it compiling modules again. */
export const minimalEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
