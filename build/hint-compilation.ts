import type { Plugin } from 'vite'

/** In characters. The hint would weigh more in a shorter script than it saves. */
const minLengthForHint = 5_000

/**
 * Lets the browser compile every function of a longer script while it loads, outside the main thread. Without the hint
 * it compiles them during hydration. Chromium knows the hint; other browsers skip the comment.
 */
export const hintCompilation = (): Plugin => ({
  name: 'hint-compilation',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.length >= minLengthForHint)
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
  },
})
