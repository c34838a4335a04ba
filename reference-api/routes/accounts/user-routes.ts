import { deletePasswordResets } from '../../store/accounts/password-resets.ts'
import { insertUser, updateUser } from '../../store/accounts/users.ts'
import { hashPassword, passwordFault } from '../../domain/accounts/password.ts'
import { notFound, refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { emailChangedLetter } from '../../mail/letters.ts'
import { registration, userChanges, userPath, userResource } from './identity-schemas.ts'
import { presentUser } from '../../presenters/present-user.ts'
import { mailVerification } from './account-mails.ts'
import { caller, callerNamed } from './caller.ts'
import { moveNewsletter } from './newsletter-of-user.ts'

const emailTaken = () => refused([{ propertyPath: 'email', key: 'email.taken' }])

const register = defineRoute({
  method: 'post',
  path: '/users',
  tag: 'Users',
  summary: 'Registers a user, and mails a link to confirm the email address',
  access: 'public',
  body: registration,
  status: 201,
  response: userResource,
  handle: async ({ body }, call) => {
    const { db, now } = call
    const fault = passwordFault(body.password, body.email)
    if (fault) throw refused([{ propertyPath: 'password', ...fault }])
    const passwordHash = await hashPassword(body.password)
    const user = await insertUser(db, { ...body, telephone: body.telephone || undefined, passwordHash }, now())
    if (!user) throw emailTaken()
    mailVerification(call, user)
    return presentUser(user)
  },
})

const readUser = defineRoute({
  method: 'get',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'The caller, by id; anyone else is unknown',
  access: 'token',
  params: userPath,
  response: userResource,
  refusals: [404],
  handle: async ({ params }, call) => presentUser(await callerNamed(params.id, call)),
})

const readMe = defineRoute({
  method: 'get',
  path: '/me',
  tag: 'Users',
  summary: 'The caller; guests have no record',
  access: 'token',
  response: userResource,
  refusals: [404],
  handle: async (_input, call) => presentUser(await caller(call)),
})

const changeUser = defineRoute({
  method: 'put',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Changes email, first or last name; a new email is announced to the old one and has to be confirmed',
  access: 'token',
  params: userPath,
  body: userChanges,
  response: userResource,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const { db, post, background, locale } = call
    const before = await callerNamed(params.id, call)
    const user = await updateUser(db, params.id, body)
    if (user === 'taken') throw emailTaken()
    if (!user) throw notFound('user.unknown')
    if (user.email !== before.email) {
      const letter = emailChangedLetter({ email: before.email, firstName: before.first_name }, locale)
      background.run('announcing a new email', () => post.send(letter))
      await deletePasswordResets(db, user.id)
      await moveNewsletter(call, before, user)
      mailVerification(call, user)
    }
    return presentUser(user)
  },
})

export const userRoutes = [register, readUser, readMe, changeUser]
