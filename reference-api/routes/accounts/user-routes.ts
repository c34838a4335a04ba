import { UserResource } from '#shared/wire/identity.ts'
import { cancelEmailChange, requestEmailChange } from '../../store/accounts/email-changes.ts'
import { insertUser, updateUser } from '../../store/accounts/users.ts'
import { hashPassword, getPasswordError } from '../../domain/accounts/password.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { registration, userChanges, userParams } from './identity-schemas.ts'
import { presentUser } from '../../presenters/present-user.ts'
import { sendEmailChangeRequestedEmail, sendVerificationEmail } from './send-account-emails.ts'
import { requireUser, requireUserById } from './require-user.ts'

export const emailTakenError = () => validationError([{ propertyPath: 'email', key: 'email.taken' }])

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
  summary:
    'Changes first or last name; a new email address waits until its mailbox proves it, and the old one is notified',
  access: 'token',
  params: userParams,
  body: userChanges,
  response: UserResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, now } = call
    const before = await requireUserById(params.id, call)
    const { email, ...names } = body
    const isNewEmail = email !== undefined && email !== before.email
    const changed = isNewEmail ? await requestEmailChange(db, params.id, email, now()) : before
    if (changed === 'taken') throw emailTakenError()
    const user = changed && (await updateUser(db, params.id, names))
    if (!user) throw notFoundError('user.unknown')
    if (isNewEmail) sendVerificationEmail(call, user)
    if (isNewEmail && email !== before.pending_email) sendEmailChangeRequestedEmail(call, user)
    return presentUser(user)
  },
})

const keepEmail = defineRoute({
  method: 'delete',
  path: '/users/{id}/pending-email',
  tag: 'Users',
  summary: 'Keeps the email address of the caller: forgets the new one that is not proven',
  access: 'token',
  params: userParams,
  response: UserResource,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const { id } = await requireUserById(params.id, call)
    await call.db.transaction().execute((tx) => cancelEmailChange(tx, id))
    return presentUser(await requireUserById(id, call))
  },
})

export const userRoutes = [registerUser, readUser, readCurrentUser, changeUser, keepEmail]
