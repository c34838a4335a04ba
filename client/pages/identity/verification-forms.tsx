import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Output } from '#shared/api/schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { LocalizedPasswordField } from '../../features/identity/localized-password-field.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'

type VerificationFormsProps = {
  link: NonNullable<Output<'getVerification'>['link']>
  /** Changes with every rejection, so that the password is emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Says what was requested with this email address, and when. One form confirms it, the other disowns the address. */
export function VerificationForms({ link, submission, fieldError, onSubmit }: VerificationFormsProps) {
  const t = useT('identity')
  const { kind, email, requestedOn, isOwn, isVerified } = link
  return (
    <>
      <Form method="post" className="max-width-44" noValidate onSubmit={onSubmit}>
        <FormStack>
          <p>{t(`verify.${kind}.lead`, { email, date: requestedOn })}</p>
          {isOwn ? null : (
            <>
              <p>{t('verify.proof')}</p>
              <LocalizedPasswordField
                key={submission}
                id="password"
                name="password"
                label={t('password')}
                autoComplete="current-password"
                required
                {...fieldError('password')}
              />
            </>
          )}
          <SubmitRow text={t('verify.submit')} />
        </FormStack>
      </Form>
      {isVerified ? null : (
        <section className="margin-top-32" aria-labelledby="not-me">
          <SectionHead id="not-me" title={t('verify.notMe.title')} />
          <Form method="post" className="max-width-44">
            <FormStack>
              <p>{t(`verify.${kind}.notMe`)}</p>
              <div>
                <Button type="submit" name="disown" value="1">
                  {t('verify.notMe.submit')}
                </Button>
              </div>
            </FormStack>
          </Form>
        </section>
      )}
    </>
  )
}
