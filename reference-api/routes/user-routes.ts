import type { UserResource } from '#shared/wire/identity.ts'
import { findUser, insertUser, updateUser } from '../db/users.ts'
import type { UserTable } from '../db/schema.ts'
import { hashPassword, passwordFault } from '../domain/password.ts'
import { notFound, refused } from '../http/api-error.ts'
import { defineRoute } from '../http/define-route.ts'
import { emailChangedLetter } from '../mail/letters.ts'
import { registration, userChanges, userPath, userResource } from '../wire/identity-schemas.ts'

const present = (user: UserTable): UserResource => ({
  '@id': `/users/${user.id}`,
  '@type': 'User',
  id: user.id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  telephone: user.telephone,
  createdAt: user.created_at.toISOString(),
})

const emailTaken = () => refused([{ propertyPath: 'email', key: 'email.taken' }])

const register = defineRoute({
  method: 'post',
  path: '/users',
  tag: 'Users',
  summary: 'Registers a user',
  access: 'public',
  body: registration,
  status: 201,
  response: userResource,
  handle: async ({ body }, { db, now }) => {
    const fault = passwordFault(body.password, body.email)
    if (fault) throw refused([{ propertyPath: 'password', ...fault }])
    const passwordHash = await hashPassword(body.password)
    const user = await insertUser(db, { ...body, telephone: body.telephone || undefined, passwordHash }, now())
    if (!user) throw emailTaken()
    return present(user)
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
  handle: async ({ params }, { db, claims }) => {
    const user = params.id === claims.id && !claims.guest_user ? await findUser(db, params.id) : undefined
    if (!user) throw notFound('user.unknown')
    return present(user)
  },
})

const readMe = defineRoute({
  method: 'get',
  path: '/me',
  tag: 'Users',
  summary: 'The caller; guests have no record',
  access: 'token',
  response: userResource,
  refusals: [404],
  handle: async (_input, { db, claims }) => {
    const user = claims.guest_user ? undefined : await findUser(db, claims.id)
    if (!user) throw notFound('user.unknown')
    return present(user)
  },
})

const changeUser = defineRoute({
  method: 'put',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Changes email, first or last name; a new email is announced to the old one',
  access: 'token',
  params: userPath,
  body: userChanges,
  response: userResource,
  refusals: [404],
  handle: async ({ params, body }, { db, claims, post, background, locale }) => {
    const before = params.id === claims.id && !claims.guest_user ? await findUser(db, params.id) : undefined
    if (!before) throw notFound('user.unknown')
    const user = await updateUser(db, params.id, body)
    if (user === 'taken') throw emailTaken()
    if (!user) throw notFound('user.unknown')
    if (user.email !== before.email) {
      const letter = emailChangedLetter({ email: before.email, firstName: before.first_name }, locale)
      background.run('announcing a new email', () => post.send(letter))
    }
    return present(user)
  },
})

export const userRoutes = [register, readUser, readMe, changeUser]
