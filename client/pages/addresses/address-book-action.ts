import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { AddressType } from '#shared/rules/address-types.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { textOf } from '../../routing/form-values.ts'
import { submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import type { AddressDraft } from './address-draft.ts'

/** What a deleted address was, so that it can be put back. */
export type RemovedAddress = { id: string; name: string; draft: AddressDraft }

export type AddressBookAnswer = { error?: ApiError; removed?: RemovedAddress }

type Change = (form: FormData, context: unknown) => Promise<AddressBookAnswer>

const refusal = (error: ApiError | undefined): AddressBookAnswer => (error ? { error } : {})

/** What does not parse is refused where every call is checked: by the endpoint's schema. */
const draftIn = (form: FormData): AddressDraft => {
  try {
    return JSON.parse(textOf(form, 'draft')) as AddressDraft
  } catch {
    return {} as AddressDraft
  }
}

/** The forms of the address book by their `intent`. */
const changes: Record<string, Change> = {
  makeDefault: async (form, context) =>
    refusal(
      (
        await submit(context, 'makeAddressDefault', {
          id: textOf(form, 'id'),
          type: textOf(form, 'type') as AddressType,
        })
      ).error,
    ),
  remove: async (form, context) => {
    const id = textOf(form, 'id')
    const { error } = await submit(context, 'removeAddresses', { ids: [id] })
    return error ? { error } : { removed: { id, name: textOf(form, 'name'), draft: draftIn(form) } }
  },
  restore: async (form, context) => refusal((await submit(context, 'createAddress', draftIn(form))).error),
}

/**
 * A deletion answers with the page itself, which holds the way back; everything else that worked goes back to the book.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const change = changes[textOf(form, 'intent')]
  if (!change) throw data(null, { status: 400 })
  const answer = await change(form, context)
  if (answer.error) return data(answer, { status: answer.error.status || 503 })
  return answer.removed ? answer : redirectTo(request, '/account/address-book', 303)
}
