import { scheduleDeletion } from '../../store/accounts/account-deletion.ts'
import { passwordMatches } from '../../domain/accounts/password.ts'
import { refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { deletionLetter } from '../../mail/account-letters.ts'
import { accountDeletion, accountExport, deletionRequest } from './account-schemas.ts'
import { userPath } from './identity-schemas.ts'
import { exportAccount } from './account-export.ts'
import { callerNamed } from './caller.ts'

const readExport = defineRoute({
  method: 'get',
  path: '/users/{id}/export',
  tag: 'Users',
  summary: 'Everything that is held about the caller',
  access: 'token',
  params: userPath,
  response: accountExport,
  refusals: [404],
  handle: async ({ params }, call) => exportAccount(call, await callerNamed(params.id, call)),
})

const deleteUser = defineRoute({
  method: 'delete',
  path: '/users/{id}',
  tag: 'Users',
  summary: 'Ends all sessions of the caller, and in a day the account, unless they sign in before',
  access: 'token',
  params: userPath,
  body: deletionRequest,
  response: accountDeletion,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const { db, now, post, background, locale } = call
    const user = await callerNamed(params.id, call)
    if (!(await passwordMatches(user.password_hash, body.password)))
      throw refused([{ propertyPath: 'password', key: 'password.wrong' }])
    const deletesAt = await scheduleDeletion(db, user.id, now())
    const letter = deletionLetter({ email: user.email, firstName: user.first_name }, locale, deletesAt)
    background.run('announcing a deletion', () => post.send(letter))
    return { deletesAt: deletesAt.toISOString() }
  },
})

export const accountRoutes = [readExport, deleteUser]
