import { z } from 'zod'
import type { NewDeviceBody } from '#shared/wire/extensions/new-devices.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'

/** Makes the API email the owner of the account that signed in, unless the account knows this device. Never throws. */
export const reportNewDevice = async (
  api: Pick<CommerceApi, 'send' | 'has'>,
  { session, log, preferences: { language } }: RequestContext,
): Promise<void> => {
  if (!api.has('new-devices')) return
  const device = session.getNewDevice()
  const claims = device && (await session.getClaims())
  if (!claims) return
  const path = `/users/${encodeURIComponent(claims.id)}/new-device`
  const body: NewDeviceBody = { browser: device.browser, system: device.system }
  await session
    .withAccessToken((token) => api.send({ method: 'POST', path, token, body, language, schema: z.unknown() }))
    .catch((error: unknown) => log.warn({ err: error }, 'sign-in on a new device not reported'))
}
