import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { actionError } from '../../routing/action-error.ts'
import { findFormHandler } from '../../routing/find-form-handler.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import type { AddressDraft } from './address-draft.ts'

/** The content of a deleted address, for undo. */
export type RemovedAddress = { id: string; name: string; draft: AddressDraft }

export type AddressBookActionData = { error?: ApiError; removed?: RemovedAddress }

type FormHandler = (form: FormData, context: unknown) => Promise<AddressBookActionData>

const toErrorData = (error: ApiError | undefined): AddressBookActionData => (error ? { error } : {})

/** Does not validate: the endpoint's schema rejects invalid input. */
const parseDraft = (form: FormData): AddressDraft => {
  try {
    return JSON.parse(formText(form, 'draft')) as AddressDraft
  } catch {
    return {} as AddressDraft
  }
}

const formHandlers: Record<string, FormHandler> = {
  makeDefault: async (form, context) =>
    toErrorData(
      (
        await runMutation(context, 'setDefaultAddress', {
          id: formText(form, 'id'),
          type: formText(form, 'type') as AddressType,
        })
      ).error,
    ),
  remove: async (form, context) => {
    const id = formText(form, 'id')
    const { error } = await runMutation(context, 'removeAddresses', { ids: [id] })
    return error ? { error } : { removed: { id, name: formText(form, 'name'), draft: parseDraft(form) } }
  },
  restore: async (form, context) => toErrorData((await runMutation(context, 'createAddress', parseDraft(form))).error),
}

/**
 * A deletion returns data to the page, which offers undo; every other successful change redirects to the address book.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const handler = findFormHandler(formHandlers, formText(form, 'intent'))
  if (!handler) throw data(null, { status: 400 })
  const result = await handler(form, context)
  if (result.error) return actionError({ ...result, error: result.error })
  return result.removed ? result : redirectTo(request, '/account/address-book', 303)
}
