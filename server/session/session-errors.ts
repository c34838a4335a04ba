import { AppError } from '../http/errors.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'

/** The specification requires this message. */
export const loginRequiredError = () => new AppError(401, 'unauthenticated', englishServerTexts.notLoggedIn)

/** Another request of the same browser has just signed in or out; its response brings the valid cookie. */
export const sessionChangedError = () => new AppError(409, 'conflict', englishServerTexts.sessionChanged)
