import { useActionData, useParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetAddressQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { draftOf } from './address-draft.ts'
import { answerAddressForm, type AddressFormAnswer } from './address-form-action.ts'
import { AddressForm } from './address-form.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await Promise.all([
    load(context, 'getAddress', { id: params.id! }, request),
    load(context, 'getCountries', {}, request),
  ])
  return null
}

export const action = (args: ActionFunctionArgs) =>
  answerAddressForm(args, (draft) => submit(args.context, 'changeAddress', { ...draft, id: args.params.id! }))

export function Component() {
  const t = useT('addresses')
  const id = useParams().id!
  const { data: address } = useGetAddressQuery({ id })
  const answer = useActionData<AddressFormAnswer>()
  if (!address) return null

  return (
    <AccountFrame
      title={t('edit')}
      crumbs={[
        { children: t('title'), href: '/account/address-book' },
        { children: t('edit'), href: `/account/address-book/${id}` },
      ]}
    >
      <AddressForm title={t('edit')} {...(answer ?? { draft: draftOf(address) })} />
    </AccountFrame>
  )
}
