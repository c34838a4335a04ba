import { UserResource } from '#shared/wire/identity.ts'
import { deletePasswordResets } from '../../store/accounts/password-resets.ts'
import { insertUser, updateUser } from '../../store/accounts/users.ts'
import { hashPassword, getPasswordError } from '../../domain/accounts/password.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createEmailAddressChangedEmail } from '../../mail/password-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { registration, userChanges, userParams } from './identity-schemas.ts'
import { presentUser } from '../../presenters/present-user.ts'
import { sendVerificationEmail } from './account-emails.ts'
import { requireUser, requireUserById } from './require-user.ts'
import { moveNewsletter } from './user-newsletter.ts'

const emailTakenError = () => validationError([{ propertyPath: 'email', key: 'email.taken' }])

const registerUser = defineRoute({
  method: 'post',
  path: '/users',
  tag: 'Users',
  summary: 'Registers a user, and sends a link to verify the email address',
  access: 'public',
  body: registration,
  status: 201,
  response: UserResource,
  handle: async ({ body }, call) => {
    const { db, now } = call
    const passwordViolation = getPasswordError(body.password, body.email)
    if (passwordViolation) throw validationError([{ propertyPath: 'password', ...passwordViolation }])
    const passwordHash = await hashPassword(body.password)
    const user = await insertUser(db, { ...body, telephone: body.telephone || undefined, passwordHash }, now())
    if (!user) throw emailTakenError()
    sendVerificationEmail(call, user)
    return presentUser(user)
  },
})

const readUser = defineRoute({
  method: 'get',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'The caller, by id; 404 for other users',
  access: 'token',
  params: userParams,
  response: UserResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => presentUser(await requireUserById(params.id, call)),
})

const readCurrentUser = defineRoute({
  method: 'get',
  path: '/me',
  tag: 'Users',
  summary: 'The caller; guests have no record',
  access: 'token',
  response: UserResource,
  errorStatuses: [404],
  handle: async (_input, call) => presentUser(await requireUser(call)),
})

const changeUser = defineRoute({
  method: 'put',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Changes email address, first or last name; a new address must be verified, and the old one is notified',
  access: 'token',
  params: userParams,
  body: userChanges,
  response: UserResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, mailer, background, locale } = call
    const before = await requireUserById(params.id, call)
    const user = await updateUser(db, params.id, body)
    if (user === 'taken') throw emailTakenError()
    if (!user) throw notFoundError('user.unknown')
    if (user.email !== before.email) {
      const email = createEmailAddressChangedEmail(toAccountRecipient(before), locale)
      background.run('email change email', () => mailer.send(email))
      await deletePasswordResets(db, user.id)
      await moveNewsletter(call, before, user)
      sendVerificationEmail(call, user)
    }
    return presentUser(user)
  },
})

export const userRoutes = [registerUser, readUser, readCurrentUser, changeUser]
