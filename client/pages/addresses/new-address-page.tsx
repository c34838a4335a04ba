import { useActionData, useSearchParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { newDraft } from './address-draft.ts'
import { answerAddressForm, type AddressFormAnswer } from './address-form-action.ts'
import { AddressForm } from './address-form.tsx'
import { typesAskedFor } from './types-asked-for.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getCountries', {}, request)
  return null
}

export const action = (args: ActionFunctionArgs) =>
  answerAddressForm(args, (draft) => submit(args.context, 'createAddress', draft))

export function Component() {
  const t = useT('addresses')
  const language = useLanguage()
  const { data: session } = useGetSessionQuery({})
  const answer = useActionData<AddressFormAnswer>()
  const types = typesAskedFor(useSearchParams()[0])

  return (
    <AccountFrame
      title={t('new')}
      crumbs={[
        { children: t('title'), href: '/account/address-book' },
        { children: t('new'), href: '/account/address-book/new' },
      ]}
    >
      <AddressForm title={t('new')} {...(answer ?? { draft: newDraft(language, types, session ?? {}) })} />
    </AccountFrame>
  )
}
