import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'

const messages: Record<Language, string> = {
  en: 'There is nothing in your basket.',
  de: 'In deinem Warenkorb liegt nichts.',
}

export const emptyBasketError = (language: Language) => new AppError(409, 'conflict', messages[language])
