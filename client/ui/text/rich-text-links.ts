import { withLanguage } from '../actions/link.tsx'

/** Adds the language of the URL to the local links of sanitised HTML, whose attributes are always double-quoted. */
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
 * The local page to which a plain click on a link of the text leads. Undefined where the browser handles the click, as
 * for a file.
 */
export const getClickedPath = (click: Click): string | undefined => {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = click
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const href = (target as Partial<Element> | null)?.closest?.('a')?.getAttribute('href')
  return href && /^\/[^.]*$/.test(href) ? href : undefined
}
