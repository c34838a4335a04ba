import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { AuditEntryResource } from '#shared/wire/extensions/operators.ts'
import { listActs } from '../../store/operators/audit-log.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { presentAuditEntry } from '../../presenters/present-operator.ts'
import { auditLogQuery } from './operator-schemas.ts'

const readAuditLogRoute = defineRoute({
  method: 'get',
  path: '/audit-log',
  tag: 'Operators',
  summary: 'Acts of operators, newest first. No route changes or deletes one',
  access: 'administrator',
  query: auditLogQuery,
  response: createCollectionSchema(AuditEntryResource),
  handle: async ({ query }, call) =>
    createCollection('AuditEntry', call, (await listActs(call.db, query)).map(presentAuditEntry)),
})

export const auditLogRoutes = [readAuditLogRoute]
