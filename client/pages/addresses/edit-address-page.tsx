import { useActionData, useParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetAddressQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { toAddressDraft } from './address-draft.ts'
import { handleAddressForm, type AddressFormActionData } from './handle-address-form.ts'
import { AddressForm } from './address-form.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await Promise.all([
    loadQuery(context, 'getAddress', { id: params.id! }, request),
    loadQuery(context, 'getCountries', {}, request),
  ])
  return null
}

export const action = (args: ActionFunctionArgs) =>
  handleAddressForm(args.request, (draft) =>
    runMutation(args.context, 'updateAddress', { ...draft, id: args.params.id! }),
  )

export function Component() {
  const t = useT('addresses')
  const id = useParams().id!
  const { data: address } = useGetAddressQuery({ id })
  const actionData = useActionData<AddressFormActionData>()
  if (!address) return null

  return (
    <AccountLayout
      title={t('edit')}
      crumbs={[
        { children: t('title'), href: '/account/address-book' },
        { children: t('edit'), href: `/account/address-book/${id}` },
      ]}
    >
      <AddressForm title={t('edit')} {...(actionData ?? { draft: toAddressDraft(address) })} />
    </AccountLayout>
  )
}
