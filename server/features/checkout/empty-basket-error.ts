import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'

export const emptyBasketError = (language: Language) =>
  new AppError(409, 'conflict', getServerTexts(language).emptyBasket)
