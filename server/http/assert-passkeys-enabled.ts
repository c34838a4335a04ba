import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'

/** Throws 404 when the shop offers no passkeys. */
export const assertPasskeysEnabled = ({ passkeys }: Pick<Config, 'passkeys'>): void => {
  if (!passkeys) throw new AppError(404, 'not_found', 'This shop has no passkeys.')
}
