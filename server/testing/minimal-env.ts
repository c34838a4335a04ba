/** The variables that every child process of a test needs. The cache spares the child compiling modules again. */
export const minimalEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
