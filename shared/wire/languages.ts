/** The languages of the shop. The commerce API responds in that of `Accept-Language`. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
