import type { ReactNode } from 'react'
import { markLanguage } from '../text/mark-language.tsx'

/** A hint of the content, in a language of its own if it has one, followed by those of the shop. */
export const joinHints = (hint: string | null, lang: string | undefined, own: readonly string[]): ReactNode =>
  hint && lang ? (
    <>
      {markLanguage(hint, lang)} {own.join(' ')}
    </>
  ) : (
    [hint, ...own].filter(Boolean).join(' ')
  )
