import { withLanguage } from '../actions/link.tsx'

/**
 * Local links of sanitised HTML carry the language of the address on, as all others do; its attributes are always
 * double-quoted.
 */
export const addLanguageToLinks = (html: string, language: string | undefined) =>
  language
    ? html.replace(
        /(<a [^>]*?href=")(\/[^"]*)"/g,
        (_, before: string, path: string) => `${before}${withLanguage(path, language).replace(/&(?=lng=)/, '&amp;')}"`,
      )
    : html

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & {
  target: unknown
}

/**
 * The page a plain click on a link within a text leads to; undefined for what is the browser's business, files among
 * it.
 */
export const getClickedPath = (click: Click): string | undefined => {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = click
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const href = (target as Partial<Element> | null)?.closest?.('a')?.getAttribute('href')
  return href && /^\/[^.]*$/.test(href) ? href : undefined
}
