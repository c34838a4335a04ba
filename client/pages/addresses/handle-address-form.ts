import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { actionError } from '../../routing/action-error.ts'
import { formText } from '../../routing/form-text.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { readAddressDraft, type AddressDraft } from './address-draft.ts'

/** A form to show again: with validation errors or, without JavaScript, with the fields of the chosen country. */
export type AddressFormActionData = { draft: AddressDraft; error?: ApiError }

/** Handles the form of a new and of an edited address; `saveAddress` stores the address. */
export const handleAddressForm = async (
  request: Request,
  saveAddress: (draft: AddressDraft) => Promise<{ error?: ApiError | undefined }>,
) => {
  const form = await request.formData()
  const draft = readAddressDraft(form)
  if (formText(form, 'intent') === 'showFields') return data<AddressFormActionData>({ draft })
  const { error } = await saveAddress(draft)
  if (error) return actionError({ draft, error })
  return redirectTo(request, '/account/address-book?done=saved', 303)
}
