import { MailedLink, mailedLinkAction } from './mailed-link-page.tsx'

export const action = mailedLinkAction('unsubscribe')

export const Component = () => <MailedLink kind="unsubscribe" />
