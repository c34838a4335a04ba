import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { appOf } from '../../routing/app-context.ts'
import { textOf } from '../../routing/form-values.ts'
import { notices } from '../../data/notices-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { readDraft, type AddressDraft } from './address-draft.ts'

/** The form again: with what is wrong, or (where scripts are off) with the fields of the country that was chosen. */
export type AddressFormAnswer = { draft: AddressDraft; error?: ApiError }

/** What the form of a new and of an old address have in common; `save` writes it. */
export const answerAddressForm = async (
  { request, context }: { request: Request; context: unknown },
  save: (draft: AddressDraft) => Promise<{ error?: ApiError | undefined }>,
) => {
  const form = await request.formData()
  const draft = readDraft(form)
  if (textOf(form, 'intent') === 'showFields') return data<AddressFormAnswer>({ draft })
  const { error } = await save(draft)
  if (error) return data<AddressFormAnswer>({ draft, error }, { status: error.status || 503 })
  const { store, i18n } = appOf(context)
  store.dispatch(notices.actions.toasted({ kind: 'status', text: i18n.t('addresses:saved') }))
  return redirectTo(request, '/account/address-book', 303)
}
