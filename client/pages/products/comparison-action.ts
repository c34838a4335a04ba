import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { toLocalPath } from '#shared/rules/local-path.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { comparisonPath } from '../../features/products/product-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

export type ComparisonActionData = { error: ApiError }

const endpointByIntent = { add: 'addToComparison', remove: 'removeFromComparison' } as const

/** Where somebody came from, as part of the address; nothing where it would lead out of the shop. */
const comparisonPathFrom = (from: string) => {
  const path = toLocalPath(from, '')
  return path ? `${comparisonPath}?from=${encodeURIComponent(path)}` : comparisonPath
}

/**
 * The buttons of products (where there is no script) and of the comparison itself; `from` is where the button stood.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent !== 'add' && intent !== 'remove') throw data(null, { status: 400 })
  const { error } = await runMutation(context, endpointByIntent[intent], { sku: formText(form, 'sku') })
  if (error) return data({ error } satisfies ComparisonActionData, { status: error.status || 503 })
  return redirectTo(request, comparisonPathFrom(formText(form, 'from')), 303)
}
