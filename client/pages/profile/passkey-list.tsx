import { Form } from 'react-router-dom'
import type { Passkey } from '#shared/api/profile/profile-schemas.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import type { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './passkey-list.module.css'
import { SessionList, SessionListItem } from './session-list.tsx'

export type PasskeyFormProps = Pick<ReturnType<typeof useFormErrors>, 'fieldError' | 'validate'> & {
  /** Changes with every rejection. */
  submission: string | undefined
}

type RemovalProps = PasskeyFormProps & { passkey: Passkey; isLast: boolean }

/** The second step of a removal: the form that confirms it. Both steps work without JavaScript. */
function PasskeyRemoval({ passkey, isLast, submission, fieldError, validate }: RemovalProps) {
  const t = useT('profile')
  return (
    <Form method="post" className="max-width-44" noValidate onSubmit={validate}>
      <FormStack>
        <p>{t(isLast ? 'passkeys.removeLast' : 'passkeys.removeText')}</p>
        <input type="hidden" name="passkey" value={passkey.key} />
        <ConfirmationField
          name="password"
          label={t('currentPassword')}
          submission={submission}
          fieldError={fieldError}
          isPasswordOnly={isLast}
        />
        <FormActions>
          <Button variant="danger" type="submit">
            {t('passkeys.removeSubmit')}
          </Button>
          <TextLink to="/account/sessions">{t('passkeys.keep')}</TextLink>
        </FormActions>
      </FormStack>
    </Form>
  )
}

type PasskeyListProps = PasskeyFormProps & { passkeys: readonly Passkey[]; removedKey: string | null }

/** The passkey with `removedKey` shows the form that removes it. */
export function PasskeyList({ passkeys, removedKey, ...form }: PasskeyListProps) {
  const t = useT('profile')
  return (
    <SessionList>
      {passkeys.map((passkey) => {
        const { key, name, addedOn, lastUsedOn } = passkey
        const facts = [
          t('passkeys.addedOn', { date: addedOn }),
          lastUsedOn ? t('passkeys.lastUsedOn', { date: lastUsedOn }) : t('passkeys.neverUsed'),
        ]
        return (
          <SessionListItem key={key} name={name} facts={facts}>
            {key === removedKey ? (
              <div className={styles.removal}>
                <PasskeyRemoval passkey={passkey} isLast={passkeys.length === 1} {...form} />
              </div>
            ) : (
              <TextLink to={`/account/sessions?remove=${key}`}>
                {t('passkeys.remove')} <VisuallyHidden>{name}</VisuallyHidden>
              </TextLink>
            )}
          </SessionListItem>
        )
      })}
    </SessionList>
  )
}
