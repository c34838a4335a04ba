import type { Locale } from './locale.ts'

/** The URL of a page of the shop in the language of the email or file with the link, whatever the browser prefers. */
export const toShopLink = (
  shopUrl: string,
  path: string,
  locale: Locale,
  parameters: Record<string, string> = {},
): string => `${shopUrl}${path}?${new URLSearchParams({ ...parameters, lng: locale })}`
