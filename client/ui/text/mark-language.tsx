import type { ReactNode } from 'react'

/** A text of the content. It is marked with its language, which the content names where that is not the page's. */
export const markLanguage = (text: ReactNode, lang: string | undefined) =>
  lang ? <span lang={lang}>{text}</span> : text
