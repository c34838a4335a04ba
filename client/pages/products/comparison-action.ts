import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { comparisonPath } from '../../features/products/product-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

export type ComparisonActionData = { error: ApiError }

const endpointByIntent = { add: 'addToComparison', remove: 'removeFromComparison' } as const

/** The comparison's URL with the page the shopper came from; a path that leaves the shop is dropped. */
const getComparisonPath = (returnPath: string) => {
  const path = toLocalPath(returnPath, '')
  return path ? `${comparisonPath}?from=${encodeURIComponent(path)}` : comparisonPath
}

/**
 * Handles the buttons on the comparison and, without the application, those on products. The field `from` is the page
 * of the button. `fromPage`, which the inline script sets, is the page to return to at once.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent !== 'add' && intent !== 'remove') throw data(null, { status: 400 })
  const { error } = await runMutation(context, endpointByIntent[intent], { sku: formText(form, 'sku') })
  if (error) return data({ error } satisfies ComparisonActionData, { status: error.status || 503 })
  return redirectTo(request, toLocalPath(formText(form, 'fromPage'), getComparisonPath(formText(form, 'from'))), 303)
}
