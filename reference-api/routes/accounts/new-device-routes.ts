import { z } from 'zod'
import type { NewDeviceBody } from '#shared/wire/extensions/new-devices.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { createNewDeviceEmail } from '../../mail/account-emails.ts'
import { claimNewDeviceEmail } from '../../store/accounts/users.ts'
import { defineRoute } from '../../http/define-route.ts'
import { userParams } from './identity-schemas.ts'
import { requireUserById } from './require-user.ts'

/** A client chooses its user agent, so a name that no browser or system has is left out of the email. */
const deviceName = z
  .string()
  .regex(/^[a-z][a-z +-]{0,39}$/i)
  .nullable()
  .catch(null)

const newDevice = z.object({ browser: deviceName, system: deviceName }) satisfies z.ZodType<NewDeviceBody>

const reportNewDevice = defineRoute({
  method: 'post',
  path: '/users/{id}/new-device',
  tag: 'Users',
  summary: 'Emails the caller, at a proven address, about this sign-in on an unknown device',
  access: 'token',
  params: userParams,
  body: newDevice,
  status: 204,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, now, mailer, background, locale, config } = call
    const user = await requireUserById(params.id, call)
    if (!(await claimNewDeviceEmail(db, user.id, now()))) return
    const email = createNewDeviceEmail(toAccountRecipient(user), locale, config.shopUrl, { ...body, at: now() })
    background.run('new device email', () => mailer.send(email))
  },
})

export const newDeviceRoutes = [reportNewDevice]
