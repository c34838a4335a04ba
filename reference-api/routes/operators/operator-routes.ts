import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { NewOperatorResource, OperatorResource } from '#shared/wire/extensions/operators.ts'
import { addOperator, listOperators, revokeOperator, setOperatorRoles } from '../../store/operators/operators.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { presentOperator } from '../../presenters/present-operator.ts'
import { operatorBody, operatorParams, rolesBody } from './operator-schemas.ts'

const listOperatorsRoute = defineRoute({
  method: 'get',
  path: '/operators',
  tag: 'Operators',
  summary: 'All operators with their roles, also revoked ones',
  access: 'administrator',
  response: createCollectionSchema(OperatorResource),
  handle: async (_input, call) =>
    createCollection('Operator', call, (await listOperators(call.db)).map(presentOperator)),
})

const addOperatorRoute = defineRoute({
  method: 'post',
  path: '/operators',
  tag: 'Operators',
  summary: 'Adds an operator; no later response has the key',
  access: 'administrator',
  act: 'operator.add',
  body: operatorBody,
  status: 201,
  response: NewOperatorResource,
  handle: ({ body }, { db, now, operator }) =>
    db.transaction().execute(async (tx) => {
      const added = await addOperator(tx, { ...body, now: now() })
      if (!added) throw validationError([{ propertyPath: 'name', key: 'operator.taken' }])
      await operator.record(tx, { subject: body.name, details: { id: added.operator.id, roles: body.roles } })
      return { ...presentOperator(added.operator), key: added.key }
    }),
})

const setRolesRoute = defineRoute({
  method: 'put',
  path: '/operators/{name}/roles',
  tag: 'Operators',
  summary: 'Replaces the roles of an operator',
  access: 'administrator',
  act: 'operator.roles',
  params: operatorParams,
  body: rolesBody,
  response: OperatorResource,
  errorStatuses: [404],
  handle: ({ params, body }, { db, operator }) =>
    db.transaction().execute(async (tx) => {
      const changed = await setOperatorRoles(tx, params.name, body.roles)
      if (!changed) throw notFoundError('operator.unknown')
      await operator.record(tx, { subject: changed.name, details: { id: changed.id, roles: body.roles } })
      return presentOperator(changed)
    }),
})

const revokeOperatorRoute = defineRoute({
  method: 'delete',
  path: '/operators/{name}',
  tag: 'Operators',
  summary: 'Revokes the key of an operator at once',
  access: 'administrator',
  act: 'operator.revoke',
  params: operatorParams,
  response: OperatorResource,
  errorStatuses: [404],
  handle: ({ params }, { db, now, operator }) =>
    db.transaction().execute(async (tx) => {
      const revoked = await revokeOperator(tx, params.name, now())
      if (!revoked) throw notFoundError('operator.unknown')
      await operator.record(tx, { subject: revoked.name, details: { id: revoked.id } })
      return presentOperator(revoked)
    }),
})

export const operatorRoutes = [listOperatorsRoute, addOperatorRoute, setRolesRoute, revokeOperatorRoute]
